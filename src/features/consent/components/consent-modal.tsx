import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { AppError } from '@/api/app-error'
import { errorWords } from '@/i18n/error-messages'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { BrandHtml } from '@/ui/brand-html'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { Notice } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { useLeaveMembership } from '../hooks/use-leave-membership'
import { usePdpaConsent } from '../hooks/use-pdpa-consent'

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(4)};
  max-height: calc(100dvh - ${tokens.space(12)});
  padding: ${tokens.space(6)} ${tokens.space(5)};
  h2 {
    margin: 0;
    font-size: ${tokens.font.size.lg};
  }
  > label {
    flex: none;
  }
`

const Policy = styled.div`
  flex: 1;
  min-height: 120px;
  overflow-y: auto;
  padding: ${tokens.space(2)} ${tokens.space(4)};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.control};
  font-size: ${tokens.font.size.sm};
`

/** Home for a member who never consented: blocked until the policy is accepted (spec 4, PDPA consent). */
export function ConsentModal() {
  const { config } = useBoot()
  const { query, html, isEmpty, accept, isSending } = usePdpaConsent()
  const [isTicked, setIsTicked] = useState(config.pdpaPreselected)
  const [error, setError] = useState<AppError>()
  const locale = useAppSelector((state) => state.preferences.locale)
  const intl = useIntl()
  const titleId = useId()
  const leave = useLeaveMembership()

  const handleAccept = async () => {
    setError(undefined)
    setError(await accept())
  }

  const wayBack = (
    <Button variant="quiet" onClick={leave}>
      <FormattedMessage
        id="consent.back"
        defaultMessage="Back to login"
        description="Button of the consent modal, once something has failed: leaves without consent"
      />
    </Button>
  )

  return (
    <Dialog isOpen onClose={() => undefined} isCloseableFromOutside={false} labelledBy={titleId}>
      <Body>
        <h2 id={titleId}>
          <FormattedMessage
            id="consent.title"
            defaultMessage="Privacy policy"
            description="Title of the consent modal"
          />
        </h2>
        {query.isError || isEmpty ? (
          <ErrorState onRetry={() => void query.refetch()} action={wayBack} />
        ) : (
          <>
            <Policy tabIndex={0} role="region" aria-labelledby={titleId}>
              {html ? <BrandHtml html={html} /> : <Skeleton height="160px" />}
            </Policy>
            {error && (
              <Notice>
                {errorWords(error, locale, (descriptor) => intl.formatMessage(descriptor)).message}
              </Notice>
            )}
            <Checkbox isChecked={isTicked} onChange={setIsTicked}>
              <FormattedMessage
                id="consent.checkbox"
                defaultMessage="I accept the privacy policy"
                description="Checkbox"
              />
            </Checkbox>
            <Button
              isFullWidth
              disabled={!isTicked || !html}
              isBusy={isSending}
              onClick={() => void handleAccept()}
            >
              <FormattedMessage
                id="consent.accept"
                defaultMessage="Accept"
                description="Button that gives consent"
              />
            </Button>
            {error && wayBack}
          </>
        )}
      </Body>
    </Dialog>
  )
}
