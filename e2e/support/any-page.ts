/** What the helpers need of a page, in Playwright or in WebDriver. */
export interface AnyPage {
  evaluate: <Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>
  screenshot: (options: { scale: 'css' }) => Promise<Uint8Array>
}
