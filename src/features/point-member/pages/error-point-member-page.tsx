import { useEffect, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { errorText } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { loadNotAllowed, removeNotAllowed } from '@/redemption/collect-code'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { ErrorState } from '@/ui/error-state'
import { PointMemberWaysOn } from '../components/point-member-ways-on'

const Ways = styled.div`
  max-width: 420px;
  margin: 0 auto;
  padding: 0 ${tokens.gutter} ${tokens.space(6)};
`

const messages = defineMessages({
  general: {
    id: 'pointMember.errorTitle',
    defaultMessage: 'We couldn’t add these points',
  },
  askStore: {
    id: 'pointMember.askStore',
    defaultMessage: 'Any questions? Please ask the staff.',
  },
  otherNumber: {
    id: 'pointMember.otherNumber',
    defaultMessage: 'Register with this number, or scan again and use another.',
  },
})

/** Why points could not be collected (spec 8, Redeem QR), and links to continue. */
export default function ErrorPointMemberPage() {
  const { words: reason, isUnknownNumber } = useNotAllowed()
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const advice = isUnknownNumber && !isLoggedIn ? messages.otherNumber : messages.askStore
  return (
    <>
      <ErrorState
        title={reason ?? <FormattedMessage {...messages.general} />}
        text={<FormattedMessage {...advice} />}
      />
      <Ways>
        <PointMemberWaysOn />
      </Ways>
    </>
  )
}

interface NotAllowed {
  /** The reason in the member's language; undefined if no reason is stored. */
  words: string | undefined
  /** The shop has no customer with that number. */
  isUnknownNumber: boolean
}

/** Why points could not be collected. The stored reason is removed when the page unmounts. */
function useNotAllowed(): NotAllowed {
  const intl = useIntl()
  const locale = useLocale()
  const [reason] = useState(loadNotAllowed)
  useEffect(() => removeNotAllowed, [])
  if (reason === undefined || typeof reason === 'string') return { words: reason, isUnknownNumber: false }
  const { message } = errorText(reason, locale, (descriptor) => intl.formatMessage(descriptor))
  return { words: message, isUnknownNumber: reason.message === 'invalid customer' }
}
