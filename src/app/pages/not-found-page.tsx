import { FormattedMessage } from 'react-intl'
import { tokens } from '@/theme/tokens'
import { EmptyState } from '@/ui/empty-state'
import { IllustrationFrame, line, paper } from '@/ui/illustrations'
import { HomeButton } from './home-button'

export default function NotFoundPage() {
  return (
    <EmptyState
      illustration={<LostIllustration />}
      title={
        <FormattedMessage
          id="shell.notFound.text"
          defaultMessage="The link may be wrong, or the page has moved."
        />
      }
      action={<HomeButton />}
    />
  )
}

const { primary, primaryText } = tokens.color

function LostIllustration() {
  return (
    <IllustrationFrame>
      <path style={line} d="M48 108h64M40 114h10M108 114h14" />
      <path style={{ fill: primary, stroke: primaryText }} d="M76 20h8v88h-8z" />
      <path style={paper} d="M56 30h52l12 12-12 12H56z" />
      <path style={paper} d="M104 60H52L40 72l12 12h52z" />
      <path style={line} d="M66 42h32M62 72h32" />
      <path style={{ stroke: primary }} d="M132 56v8M128 60h8M28 40v6M25 43h6" />
    </IllustrationFrame>
  )
}
