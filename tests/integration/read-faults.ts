import { th } from '#tests/names.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { FaultKind } from '@/sandbox/faults'
import type { MemberPersona } from '@/sandbox/personas'
import { calls, openApp, sandbox } from './open-app'

/** The faults that every call of a page may meet. */
export const KINDS: FaultKind[] = [
  ...([400, 403, 404, 409, 422, 429, 500] as const),
  ...(['offline', 'html502', 'empty', 'null', 'wrong-types', 'truncated'] as const),
]
/** A page, and the call without which it cannot be shown. */
export interface Page {
  operation: string
  at: string
  persona?: MemberPersona
  /** Finds an element that is shown once the page has loaded. */
  shows: () => Promise<unknown>
  /** Of a second page with the same call; absent: every kind of fault. */
  kinds?: FaultKind[]
}

/** An expired link and an unknown transaction have messages of their own; empty info is a new member's; for a list, an empty answer is an empty list. */
const handledOtherwise: Record<string, FaultKind[]> = {
  getSmsPdpaByToken: [404],
  getCustomerInfo: ['wrong-types', 'empty', 'null'],
  listPdpa: ['empty', 'null'],
  checkCustomForms: ['empty', 'null'],
  listCustomForms: ['empty', 'null'],
  listInfoFields: ['empty', 'null'],
  listPrivileges: ['empty', 'null'],
  listForYouPrivileges: ['empty', 'null'],
  listPointHistory: ['empty', 'null'],
  listPrivilegeHistory: ['empty', 'null'],
  listPackageHistory: ['empty', 'null'],
  listPackages: ['empty', 'null'],
  getPackageHistory: [404],
  getPrivilegeHistory: [404],
}

const retry = () => screen.findByRole('button', { name: th.tryAgain })

/** Has a member tap a retry button while its call fails in yet another way, until the failure is shown. */
export async function retryInto(operation: string, kind: FaultKind): Promise<void> {
  sandbox.faults.clear()
  sandbox.faults.add({ operation, kind })
  const before = calls.length
  await userEvent.click(await retry())
  await waitFor(() => expect(calls.length, `tries again, into ${kind}`).toBeGreaterThan(before))
  await waitFor(async () =>
    expect(await retry(), `can be retried after ${kind}`).not.toHaveAttribute('aria-busy', 'true'),
  )
}

/** Tests that a page whose call fails says so once, and can be retried, into one fault after another. */
export function itCanBeRetried({ operation, at, persona, shows, kinds: some = KINDS }: Page) {
  const [first, ...others] = some.filter((kind) => !handledOtherwise[operation]?.includes(kind))
  if (first === undefined) throw new Error(`${operation} fails in no way`)

  it(`${at.split('?')[0]} shows one error when ${operation} fails, and can be retried until it succeeds`, async () => {
    sandbox.faults.add({ operation, kind: first })
    await openApp(at, { persona })
    const modal = await screen.findByRole('alertdialog', {})
    await userEvent.click(within(modal).getByRole('button', { name: th.close }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    for (const kind of others) {
      await retryInto(operation, kind)
      expect(screen.queryByRole('alertdialog')).toBeNull()
    }
    sandbox.faults.clear()
    await userEvent.click(await retry())
    expect(await shows()).toBeInTheDocument()
  })
}
