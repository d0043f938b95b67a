import type { LiffExtras } from '#liff/liff-client.ts'
import { MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { shareableAddress, type AddressOfBrand } from '@/addresses/shareable-address'
import { useBrand, useBrandName } from '@/brand/use-brand'
import { whileWanted, within } from '@/lib/answers'
import { tell } from '@/lib/usage'
import { lineExtrasOf } from '@/session/line/line-extras'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { BottomSheet } from '@/ui/dialogs/bottom-sheet'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { Label } from '@/ui/label'
import { Notice } from '@/ui/notice'
import { pageWords } from '@/ui/page-words'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useToast } from '@/ui/dialogs/toast-context'
import { Spread, Stack } from '@/ui/stack'
import { shareMessage, type ShareContent } from './share-message'

const messages = defineMessages({
  details: {
    id: 'sharing.details',
    defaultMessage: 'View details',
    description: 'Button of the message in a LINE chat; at most 20 characters',
  },
  sent: { id: 'sharing.sent', defaultMessage: 'Sent', description: 'Toast, after sending to chats' },
})

const SENT_TOAST_MS = 2500

interface ShareSheetProps {
  content: ShareContent
  isOpen: boolean
  onClose: () => void
}

/** Shares in LINE's chats, by the phone's apps, or by copying the link. */
export function ShareSheet({ content, isOpen, onClose }: ShareSheetProps) {
  const ways = useShareWays(content.path)
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={<FormattedMessage {...pageWords.share} />}>
      <Stack $gap={3} as={ways ? 'div' : SkeletonGroup}>
        {ways ? (
          <Ways content={content} ways={ways} onDone={onClose} />
        ) : (
          <>
            <Skeleton height={48} radius={tokens.radius.control} />
            <Skeleton height={48} radius={tokens.radius.control} />
          </>
        )}
      </Stack>
    </BottomSheet>
  )
}

/** After this long without LINE's answer, the page's own address is shared. */
const LINE_TIMEOUT_MS = 3000

interface ShareWays {
  link: string
  /** The link of the app's top page. */
  appLink: string
  /** LINE's share target picker, if available. */
  shareInLine: LiffExtras['share']
}

/**
 * The links and the ways to share; undefined while LINE is asked. Prepared in advance, because a browser opens windows, share
 * sheet and clipboard only within the tap.
 */
function useShareWays(path: string): ShareWays | undefined {
  const { line } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const isGlobal = useAppSelector((state) => state.session.isGlobal)
  const [ways, setWays] = useState<ShareWays>()

  useEffect(() => {
    const prepare = async () => {
      const extras = await within(lineExtrasOf(line), LINE_TIMEOUT_MS)
      const linkTo = (shown: string) => permanentLink(shown, { brandRef, isGlobal }, extras)
      const [link, appLink] = await Promise.all([linkTo(path), linkTo(paths.landing)])
      return { link, appLink, shareInLine: extras?.share }
    }
    return whileWanted(prepare(), setWays)
  }, [line, path, brandRef, isGlobal])

  return ways
}

/**
 * The link to share for a path: LINE's permanent link from its SDK, without the member's data; the page's own address without
 * the SDK or if it refuses. Never rejects.
 */
export async function permanentLink(
  path: string,
  brand: AddressOfBrand,
  extras: Pick<LiffExtras, 'permanentLink'> | undefined,
): Promise<string> {
  const address = shareableAddress(path, brand)
  try {
    return (await extras?.permanentLink(address)) ?? address
  } catch {
    return address
  }
}

interface WaysProps {
  content: ShareContent
  ways: ShareWays
  onDone: () => void
}

function Ways({ content, ways, onDone }: WaysProps) {
  const intl = useIntl()
  const toast = useToast()
  const brand = useBrand()
  const brandName = useBrandName()
  const [hasFailed, setHasFailed] = useState(false)
  const isSharing = useRef(false)
  const { link, appLink, shareInLine } = ways

  // Closing LINE's or the phone's list needs no message.
  const run = async (share: () => Promise<boolean>) => {
    // The phone refuses a second list beside the first.
    if (isSharing.current) return
    isSharing.current = true
    setHasFailed(false)
    try {
      if (!(await share())) return
      // LINE alone says that it was sent.
      tell('shared', { by: 'line' })
      // First, because a toast would be shown in this dialog.
      flushSync(onDone)
      toast(intl.formatMessage(messages.sent), { durationMs: SENT_TOAST_MS })
    } catch {
      setHasFailed(true)
    } finally {
      isSharing.current = false
    }
  }
  const sendInLine =
    shareInLine &&
    (() =>
      shareInLine(
        shareMessage({
          ...content,
          link,
          button: intl.formatMessage(messages.details),
          app: { name: brandName, link: appLink, icon: brand.homeLogo ?? brand.loginLogo },
        }),
      ))
  return (
    <>
      {hasFailed && (
        <Notice>
          <FormattedMessage
            id="sharing.failed"
            defaultMessage="Sharing didn’t work. Try again, or copy the link and send it."
          />
        </Notice>
      )}
      {sendInLine && (
        <Button isFullWidth onClick={() => void run(sendInLine)}>
          <MessageCircle size={24} strokeWidth={1.75} aria-hidden />
          <Label>
            <FormattedMessage id="sharing.line" defaultMessage="Send on LINE" description="Button" />
          </Label>
        </Button>
      )}
      {'share' in navigator && (
        <Button
          isFullWidth
          variant={sendInLine ? 'outline' : 'primary'}
          onClick={() => void run(() => shareElsewhere(content, link))}
        >
          <Share2 size={24} strokeWidth={1.75} aria-hidden />
          <Label>
            <FormattedMessage
              id="sharing.elsewhere"
              defaultMessage="Other apps"
              description="Button: opens the phone's own list of apps to share with"
            />
          </Label>
        </Button>
      )}
      <LinkRow $gap={2}>
        <span translate="no">{link.replace(/^https?:\/\//, '')}</span>
        <CopyButton text={link} onCopied={() => tell('shared', { by: 'link' })} />
      </LinkRow>
    </>
  )
}

/** By the phone's share sheet, which does not tell what was chosen; false if it was closed. */
async function shareElsewhere({ title, subtitle }: ShareContent, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text: [title, subtitle].filter(Boolean).join('\n'), url })
    tell('shared', { by: 'phone' })
    return false
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

const LinkRow = styled(Spread)`
  padding: ${tokens.space(1)} ${tokens.space(1)} ${tokens.space(1)} ${tokens.space(3)};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.control};
  > span {
    flex: 1 1 10rem;
    overflow: hidden;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
