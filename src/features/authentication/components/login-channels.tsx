import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/config/paths'
import type { Brand } from '@/brand/use-brand'
import { tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useIsLongWait } from '@/ui/use-is-long-wait'
import { useLineOffer } from '../hooks/use-line-offer'
import { ChannelButtons } from './channel-buttons'
import { WayButton } from './way-button'

/** If the brand's settings take longer, the default login buttons are shown instead. */
const SETTINGS_WAIT_MS = 3000

const words = defineMessages({
  line: { id: 'authentication.login.line', defaultMessage: 'Log in with LINE', description: 'Button' },
  lineShort: {
    id: 'authentication.login.lineShort',
    defaultMessage: 'Log in',
    description: "Beside LINE's mark, where the whole text does not fit",
  },
})

const Waiting = styled(SkeletonGroup)`
  display: grid;
  gap: ${tokens.space(4)};
`

interface Props {
  brand: Pick<Brand, 'isLoading' | 'login' | 'register'>
  isBusy: boolean
  /** A button above these is the primary one. */
  isSecondary: boolean
  onLine: () => void
}

/** The login buttons that the brand's settings allow, in the brand's order, the first one primary, and the register link. */
export function LoginChannels({ brand: { isLoading, login, register }, isBusy, isSecondary, onLine }: Props) {
  const intl = useIntl()
  const hasLine = useLineOffer()
  const isLongWait = useIsLongWait(SETTINGS_WAIT_MS)
  // A skeleton first: buttons that swap places when the settings load would be tapped by mistake.
  if (isLoading && !isLongWait) {
    return (
      <Waiting>
        <Skeleton height={48} radius={tokens.radius.control} />
        <Skeleton height={48} radius={tokens.radius.control} />
      </Waiting>
    )
  }
  return (
    <>
      <ChannelButtons
        isAllowed={{ line: login.isLoginByLine && hasLine, phone: login.isLoginByPhone }}
        first={login.orderLoginType}
        isSecondary={isSecondary}
        phonePath={paths.login}
        isBusy={isBusy}
        onLine={onLine}
        labels={{
          line: intl.formatMessage(words.line),
          lineShort: intl.formatMessage(words.lineShort),
          phone: (
            <FormattedMessage
              id="authentication.login.phone"
              defaultMessage="Log in with phone number"
              description="Button"
            />
          ),
        }}
      />
      {(register.isRegisterByLine || register.isRegisterByPhone) && (
        <WayButton to={`${paths.login}?mode=register`} variant="quiet">
          <FormattedMessage
            id="authentication.login.register"
            defaultMessage="Register"
            description="Button"
          />
        </WayButton>
      )}
    </>
  )
}
