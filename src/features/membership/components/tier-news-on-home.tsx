import { readStored } from '@/storage/storage'
import { loadFeatureMessages } from '@/i18n/load-messages'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { whenIdle } from '@/lib/when-idle'
import { useMember } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { isOfLastVisit } from '@/api/home-cache'

/** After home is complete: what changes a few times a year may not delay any visit. */
async function loadCard() {
  await new Promise<void>(whenIdle)
  const [{ TierNewsCard }] = await Promise.all([
    import('./tier-news-card'),
    loadFeatureMessages('membership'),
  ])
  return { default: TierNewsCard }
}

/** Tells on home what has changed of the member's tier. The code for it is loaded only where the tier is not the one seen last. */
export function TierNewsOnHome() {
  const memberKey = useMemberKey()
  const { tier } = useMember()
  const name = isOfLastVisit(tier) ? undefined : tier.data?.tier_info?.tier_name_th
  const seen = readStored('seenTier') ?? ''
  // As text, so that home needs no code that reads it.
  const isSeen =
    seen.includes(`"memberKey":${JSON.stringify(memberKey)}`) &&
    seen.includes(`"nameTh":${JSON.stringify(name)}`)
  const isNew = memberKey !== undefined && name !== undefined && !isSeen
  // What could not be loaded is told on the next visit.
  const Card = useLazyComponent(loadCard, isNew, () => undefined)
  return Card && <Card />
}
