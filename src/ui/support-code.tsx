import { use } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import type { AppError } from '@/api/app-error'
import { errorText, type OwnMessages } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { CopyButton } from './copy-button'
import { SupportContactContext } from './app-contexts'
import { Phrases } from './phrases'
import { commonWords } from './words'

const SUPPORT_CODE_LENGTH = 8

const Support = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* As the text above the code. */
  justify-content: center;
  [role='alert'] > div &,
  [role='note'] > div &,
  section[data-tone] & {
    justify-content: flex-start;
  }
  gap: 0 ${tokens.space(4)};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  /* Aligns the label, not the padding, with the text, also when it wraps. */
  button {
    margin-inline: -${tokens.space(3)};
  }
  code {
    font: inherit;
    font-size: ${tokens.font.size.sm};
  }
`

/** The start of a request id, for the member to read out or paste, and the shop's contact. */
export function SupportCode({ code }: { code: string }) {
  const short = code.slice(0, SUPPORT_CODE_LENGTH)
  return (
    <Support>
      <span>
        <FormattedMessage {...commonWords.supportCode} /> <code>{short}</code>
      </span>
      <CopyButton text={short} />
      {use(SupportContactContext)}
    </Support>
  )
}

interface ErrorProps {
  error: AppError
  /** This place's words. */
  own?: OwnMessages
  ownTitle?: MessageDescriptor
}

function useErrorText({ error, own, ownTitle }: ErrorProps) {
  const { formatMessage } = useIntl()
  return errorText(error, useLocale(), (descriptor) => formatMessage(descriptor), own, ownTitle)
}

export const ErrorTitle = (props: ErrorProps) => useErrorText(props).title

/** What a failed call says to the member, with its support code. */
export function ErrorMessage(props: ErrorProps) {
  const { error } = props
  return (
    <>
      <Phrases>{useErrorText(props).message}</Phrases>
      {error.requestId && <SupportCode code={error.requestId} />}
    </>
  )
}
