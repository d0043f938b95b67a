/** Wraps an async function so that calls made while one is under way share its result, whatever their arguments. */
export function singleFlight<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) {
  let flight: Promise<Result> | undefined
  return (...args: Args): Promise<Result> => {
    flight ??= run(...args).finally(() => {
      flight = undefined
    })
    return flight
  }
}
