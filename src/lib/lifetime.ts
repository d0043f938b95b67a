/** Something that ends, to which belongs what began while it lasted: a session, or an attempt to sign in. */
export interface Lifetime {
  readonly isOver: boolean
  /** Settles as `promise` does, as long as this lasts; once it is over, never: nothing that awaits it goes on. */
  only: <T>(promise: Promise<T>) => Promise<T>
  /** The same, but undefined at the end of this: for callers that have to tidy up. */
  until: <T>(promise: Promise<T>) => Promise<T | undefined>
  /** Does something now, unless this is over. */
  run: (task: () => void) => void
}

export interface OwnLifetime extends Lifetime {
  end: () => void
}

/** Begins a lifetime. It is over once it was ended, or `hasEnded` finds that it is. */
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
        (error: unknown) => !isOver() && reject(error as Error), // passed on as it came
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
