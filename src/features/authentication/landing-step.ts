import { lineLoginPath, paths } from '@/addresses/paths'

export interface LandingFacts {
  brandRef: string | undefined
  hasToken: boolean
  target: string | undefined
  callbackToken: string | undefined
}

/** What the landing does after its wait (spec 2, Landing); pure. */
export type LandingStep =
  | { kind: 'go'; path: string }
  | { kind: 'decode'; callbackToken: string }
  | { kind: 'lineLogin'; path: string }

/** Finds the row of the specification's table that matches these facts. */
export function landingStep({ brandRef, hasToken, target, callbackToken }: LandingFacts): LandingStep {
  const isMember = brandRef !== undefined && hasToken
  if (isMember && target?.startsWith(paths.registerInfo)) return { kind: 'go', path: target }
  if (brandRef !== undefined && callbackToken !== undefined) return { kind: 'decode', callbackToken }
  if (isMember) return { kind: 'go', path: paths.home }
  return { kind: 'lineLogin', path: lineLoginPath(brandRef) }
}
