import { use, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { lineLoginPath, paths } from '@/addresses/paths'
import { pageTitles } from '@/i18n/page-titles'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { IllustrationFrame, line, paper } from '@/ui/illustrations'
import { Link } from '@/ui/link'
import { SupportContactContext } from '@/ui/app-contexts'
import { pageWords } from '@/ui/page-words'

export function NoTextYet({ title }: { title: ReactNode }) {
  return (
    <EmptyState
      illustration={<DocumentIllustration />}
      title={title}
      text={<FormattedMessage id="consent.askStore" defaultMessage="Please contact the store." />}
      action={<ContinueButtonOrStore />}
    />
  )
}

const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(3)};
`

/** Continues from a consent page: to home, or to the login for visitors. */
export function ContinueButton() {
  const { isLoggedIn, brandRef } = useAppSelector((state) => state.session)
  return (
    <Button as={Link} variant="outline" to={isLoggedIn ? paths.home : lineLoginPath(brandRef)}>
      <FormattedMessage {...(isLoggedIn ? pageWords.home : pageTitles.lineLogin)} />
    </Button>
  )
}

/** The same with the store's number, if the brand gives one, below a text that refers to the store. */
export function ContinueButtonOrStore() {
  return (
    <Ways>
      <ContinueButton />
      {use(SupportContactContext)}
    </Ways>
  )
}

const { primary, primaryText } = tokens.color

export function DocumentIllustration() {
  return (
    <IllustrationFrame>
      <path style={{ fill: primary, opacity: 0.25 }} d="M62 22h44a6 6 0 0 1 6 6v64a6 6 0 0 1-6 6H62z" />
      <path style={paper} d="M54 30h36l18 18v50a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z" />
      <path style={paper} d="M90 30v18h18" />
      <path style={line} d="M60 60h34M60 72h34M60 84h18" />
      <path style={{ fill: primary, stroke: primaryText }} d="M90 98l4-13 25-25 9 9-25 25z" />
      <path style={{ stroke: primary }} d="M132 30v8M128 34h8M30 42v6M27 45h6" />
    </IllustrationFrame>
  )
}
