import styled from 'styled-components'
import { localeTags, type Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'

// In the language that the member does not read: staff may read that one alone.
const MEMBER: Record<Locale, string> = { th: 'สมาชิก', en: 'Member' }

const Strip = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-align: center;
  text-wrap: balance;
`

interface StaffStripProps {
  name: string
  tier: { tier_name_th: string; tier_name_en?: string } | undefined
  code: string
}

/** The member in one line, in the other language: name, tier and member code, for staff who read only that language. */
export function StaffStrip({ name, tier, code }: StaffStripProps) {
  const other: Locale = useLocale() === 'th' ? 'en' : 'th'
  const tierName = other === 'en' ? (tier?.tier_name_en ?? tier?.tier_name_th) : tier?.tier_name_th
  return (
    <Strip lang={localeTags[other]}>
      {[`${MEMBER[other]} ${name}`.trim(), tierName, code].filter(Boolean).join(' · ')}
    </Strip>
  )
}
