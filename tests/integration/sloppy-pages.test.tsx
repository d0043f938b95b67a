import { th } from '#tests/names.ts'
import { cleanup, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BrandRef, MemberPersona } from '@/sandbox/personas'
import { openApp, quiet, sandbox } from './open-app'

/* That each sloppy answer means the same is tested with the contract; here are the pages with the most calls, and the settings of two brands. */

/** `last` is said by the part that loads last, in a file of its own. */
const PAGES: { at: string; who?: MemberPersona; brand: BrandRef; last?: string }[] = [
  { at: '/authentication/line-login?landing=true', brand: 'sabaimart' },
  { at: '/home', who: 'platinum', brand: 'doisai' },
  { at: '/profile/member-info', who: 'gold', brand: 'sabaimart' },
  { at: '/authentication/register-info', who: 'gold', brand: 'doisai', last: th.postalCode },
  { at: '/authentication/register-custom-fields?process=3', who: 'forms', brand: 'doisai' },
]

const brands = (['doisai', 'sabaimart'] as const).map((ref) => ({ ref, name_th: ref, name_en: ref }))

/** All texts, pictures and field values of the page. */
function read(): string {
  const main = document.querySelector('main')
  const pictures = [...(main?.querySelectorAll('img') ?? [])].map(({ src }) => src)
  const fields = [...(main?.querySelectorAll('input, select, textarea') ?? [])].map((field) => {
    const { id, name, value, required, checked } = field as HTMLInputElement
    return `${name.replace(/_r_\w+_/, '')}=${id ? value : checked} ${required}`
  })
  return [main?.textContent, ...[...new Set(pictures)].toSorted(), ...fields].join('\n')
}

/** Opens the page as a first visit does. */
function openAnew(address: string, persona: MemberPersona | undefined, brand: BrandRef) {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  return openApp(address, { persona, brand, config: { brands } })
}

/** Reads the page once it has been the same for a while. */
async function looksOf(last = ''): Promise<string> {
  let looks = ''
  await waitFor(
    async () => {
      const before = looks
      await quiet()
      await quiet()
      looks = read()
      expect(document.querySelector('main [data-skeleton], main [aria-busy="true"]')).toBeNull()
      expect(looks).toBe(before)
      expect(looks).toContain(last)
      expect(looks.length).toBeGreaterThan(60)
    },
    { timeout: 15_000 },
  )
  return looks
}

it.each(PAGES)('$at of $brand: nothing missing, nothing added', async ({ at, who, brand, last }) => {
  const address = `${at}${at.includes('?') ? '&' : '?'}brandRef=${brand}`
  await openAnew(address, who, brand)
  const before = await looksOf(last)
  sandbox.context.settings.wire = 'sloppy'
  await openAnew(address, who, brand)
  await quiet()
  await waitFor(() => expect(read()).toBe(before))
})
