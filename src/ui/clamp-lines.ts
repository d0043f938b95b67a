/**
 * CSS of a text of so many lines at most. A little less than their height is shown: marks of Thai reach above their line, and those
 * of the first line that is left out would lie under the last one.
 */
export const clampLines = (lines: number) => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  max-height: calc(${lines * 1.5}em - 0.12em);
  overflow: hidden;
  line-height: 1.5;
`
