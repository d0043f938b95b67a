import { defineMessages, FormattedMessage } from 'react-intl'
import { object, string } from 'yup'
import { readQuery } from '@/lib/read-query'
import { parseUrl } from '@/lib/safe-url'
import { typedText } from '@/lib/typed-text'
import { BottomSheet } from '@/ui/dialogs/bottom-sheet'
import { say } from '@/ui/forms/field-rules'
import { Form, SubmitButton } from '@/ui/forms/form'
import { TextField } from '@/ui/forms/text-field'
import { Stack } from '@/ui/stack'
import { commonWords } from '@/ui/words'
import { ScanCamera } from './scan-camera'

const messages = defineMessages({
  code: {
    id: 'points.scan.code',
    defaultMessage: 'Code next to the QR code',
    description: 'Field, where nothing can be scanned',
  },
  empty: { id: 'points.scan.empty', defaultMessage: 'Enter the code next to the QR code.' },
  tooLong: { id: 'points.scan.tooLong', defaultMessage: 'The code is too long. Please check it again.' },
})

interface ScanSheetProps {
  isOpen: boolean
  onClose: () => void
  onCode: (code: string) => void
}

export function ScanSheet({ isOpen, onClose, onCode }: ScanSheetProps) {
  const handleText = (text: string) => {
    const code = scannedCode(text)
    if (code !== undefined) onCode(code)
  }
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={<FormattedMessage {...commonWords.scan} />}>
      <Stack $gap={6}>
        <ScanCamera isWanted={isOpen} onText={handleText} />
        <CodeForm onText={handleText} />
      </Stack>
    </BottomSheet>
  )
}

const codeSchema = object({
  code: string()
    .ensure()
    .transform(typedText)
    .test('empty', say(messages.empty), (text) => text !== '')
    .test('length', say(messages.tooLong), (text) => text === '' || scannedCode(text) !== undefined),
})

function CodeForm({ onText }: { onText: (text: string) => void }) {
  return (
    <Form
      schema={codeSchema}
      initialValues={{ code: '' }}
      onSubmit={async ({ code }) => {
        onText(code)
        return undefined
      }}
    >
      <TextField
        name="code"
        label={<FormattedMessage {...messages.code} />}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <SubmitButton>
        <FormattedMessage {...commonWords.continue} />
      </SubmitButton>
    </Form>
  )
}

const MAX_CODE_LENGTH = 200

/**
 * The code in a scanned or typed text: from a link's query, else the text itself; undefined if empty or too long. A scanned
 * link is never opened.
 */
export function scannedCode(text: string): string | undefined {
  const whole = typedText(text)
  const code = codeOfLink(whole) || whole
  return code === '' || code.length > MAX_CODE_LENGTH ? undefined : code
}

/** Links to the app have it in their query, or inside LINE's `liff.state`. */
function codeOfLink(text: string): string | undefined {
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const inner = parseUrl(url.searchParams.get('liff.state') ?? '', url.origin)
  return codeOfQuery(url) || codeOfQuery(inner)
}

const codeOfQuery = (url: URL | undefined) => readQuery(url?.search ?? '').get('qrCode') ?? ''
