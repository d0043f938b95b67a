/** What is asked of a page, whatever drives its browser. */
export interface AnyPage {
  evaluate: <Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
  screenshot: (options: { scale: 'css' }) => Promise<Uint8Array>
}
