/**
 * CSS that cuts a text after a number of lines, slightly above the last line's end, where Thai marks of the next line would
 * show.
 */
export const clampLines = (lines: number) => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  max-height: calc(${lines * 1.5}em - 0.12em);
  overflow: hidden;
  line-height: 1.5;
`
