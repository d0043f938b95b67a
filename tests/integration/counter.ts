import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { memberIdOf } from '@/sandbox/personas'
import { toThaiDateTime } from '@/sandbox/rules/thai-time'
import { calls, callsTo, openApp, quiet, sandbox } from './open-app'

/** The calls of the test so far by their paths, in alphabetical order. */
export const paths = () => calls.map(({ path }) => path.replace('/api/v1.0/', '')).toSorted()

/** Opens a page of a member, all its parts and the late part of the shell, and forgets what it has requested. */
export async function opened(address: string) {
  delete document.documentElement.dataset.text
  await openApp(address, { persona: 'gold' })
  // The last that home asks for.
  if (address === '/home') await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  // The late part of the shell applies the text size.
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
  // And loads what every start does, on whatever page.
  await waitFor(() => expect(callsTo('criteria-item').length).toBeGreaterThan(0))
  await quiet()
  calls.length = 0
}

/** Points that the staff give to the member. */
export function collectAtCounter(points: number): void {
  const row = { titleTh: 'ซื้อที่ร้าน', titleEn: 'At the counter', status: 'received' as const }
  const at = toThaiDateTime(new Date())
  sandbox.context.state.members[memberIdOf('gold', 'doisai')]?.points.unshift({
    ...row,
    id: `PT-COUNTER-${points}`,
    points,
    at,
  })
}
