/**
 * CSS that cuts a text after so many lines. A little less than their height is shown, else the Thai marks above the next line would
 * show under the last one.
 */
export const clampLines = (lines: number) => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  max-height: calc(${lines * 1.5}em - 0.12em);
  overflow: hidden;
  line-height: 1.5;
`
