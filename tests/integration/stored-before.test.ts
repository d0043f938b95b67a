import { describe, expect, it, vi } from 'vitest'
import { favourites, recentlySeen } from '@/features/privileges/own-lists'
import { readSeenTier } from '@/features/membership/hooks/use-tier-news'
import { readDraft } from '@/forms/drafts'
import { consentRecord } from '@/session/consent-record'

const GOLD = 'doisai:DS100185'

/** As version 4.10 has left it on a phone: it called the member key `owner`. */
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

describe('What the version before has stored', () => {
  it('shows the privileges that a member has marked and looked at', () => {
    store('favourites', { owner: GOLD, ids: ['DSP001', 'DSP003'] })
    store('recentlySeen', { owner: GOLD, ids: ['DSP002'] })
    expect([favourites.read(GOLD), recentlySeen.read(GOLD)]).toEqual([['DSP001', 'DSP003'], ['DSP002']])
    expect(favourites.read('doisai:DS100222')).toEqual([])
  })

  it('restores what was typed into a form, a field of the brand’s that is called owner too', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-24T03:00:00Z') })
    const values = { firstName: 'Napat', owner: 'Somchai' }
    store('drafts', { 'edit-profile': { owner: GOLD, savedAt: Date.now() - 60_000, values } })
    expect(readDraft('edit-profile', GOLD)).toEqual(values)
    vi.useRealTimers()
  })

  it('tells a change of tier against the tier that was seen then', () => {
    store('seenTier', { owner: GOLD, tier: { tierId: 'T3', nameTh: 'โกลด์', nameEn: 'Gold' } })
    expect(readSeenTier()).toMatchObject({ memberKey: GOLD, tier: { nameEn: 'Gold' } })
  })

  it('lists the consents that were given on the phone', () => {
    const entry = { owner: GOLD, reference: 'PDPA1', groupKey: 'G1', action: 'given', locale: 'th' }
    store('consentRecord', [{ ...entry, at: '2026-11-20T03:00:00.000Z', fingerprint: 'f' }])
    expect(consentRecord.read()).toMatchObject([{ memberKey: GOLD, reference: 'PDPA1' }])
  })
})
