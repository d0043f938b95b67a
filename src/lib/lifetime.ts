/** A session or an attempt to sign in: what begins in it ends with it. */
export interface Lifetime {
  readonly isOver: boolean
  /** Settles like `promise`, but never once this is over, so that nothing that awaits it goes on. */
  only: <T>(promise: Promise<T>) => Promise<T>
  /** The same, but undefined when this is over, for callers with something to tidy up. */
  until: <T>(promise: Promise<T>) => Promise<T | undefined>
  /** Runs a task now, unless this is over. */
  run: (task: () => void) => void
}

export interface OwnLifetime extends Lifetime {
  end: () => void
}

/** Begins a lifetime, which is over when it was ended or `hasEnded` says so. */
export function beginLifetime(hasEnded: () => boolean = () => false): OwnLifetime {
  let end = () => {}
  let isEnded = false
  const ended = new Promise<undefined>((resolve) => {
    end = () => {
      isEnded = true
      resolve(undefined)
    }
  })
  const isOver = () => isEnded || hasEnded()
  const only = <T>(promise: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      promise.then(
        (value) => !isOver() && resolve(value),
        (error: unknown) => !isOver() && reject(error as Error), // passed on
      )
    })
  return {
    get isOver() {
      return isOver()
    },
    only,
    until: (promise) => Promise.race([only(promise), ended]),
    run: (task) => {
      if (!isOver()) task()
    },
    end: () => end(),
  }
}
