import { MessageCircle, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { useBrand, useBrandName } from '@/brand/use-brand'
import { useDataSaver } from '@/lib/use-root-data'
import { tokens } from '@/theme/tokens'
import { BottomSheet } from '@/ui/bottom-sheet'
import { Button } from '@/ui/button'
import { clampLines } from '@/ui/clamp-lines'
import { CopyButton } from '@/ui/copy-button'
import { Notice } from '@/ui/notice'
import { Picture } from '@/ui/picture'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useToast } from '@/ui/toast-context'
import { shareMessage, type ShareContent } from './share-message'
import { shareWord } from './share-word'
import { useShareWays, type ShareWays } from './use-share-ways'

const messages = defineMessages({
  details: {
    id: 'sharing.details',
    defaultMessage: 'View details',
    description: 'Button of the message in a LINE chat; at most 20 characters',
  },
  sent: { id: 'sharing.sent', defaultMessage: 'Sent', description: 'Toast, after sending to chats' },
})

const SENT_TOAST_MS = 2500

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
`

interface ShareSheetProps {
  content: ShareContent
  isOpen: boolean
  onClose: () => void
}

/** What will be shared, and where to: chats of LINE, the phone's other apps, or the link alone. */
export function ShareSheet({ content, isOpen, onClose }: ShareSheetProps) {
  const ways = useShareWays(content.path)
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={<FormattedMessage {...shareWord.share} />}>
      <Parts as={ways ? 'div' : SkeletonGroup}>
        <SharePreview content={content} />
        {ways ? (
          <Ways content={content} ways={ways} onDone={onClose} />
        ) : (
          <>
            <Skeleton height={48} radius={tokens.radius.control} />
            <Skeleton height={48} radius={tokens.radius.control} />
          </>
        )}
      </Parts>
    </BottomSheet>
  )
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

  // Closing LINE's list, or the phone's, is a change of mind: say nothing.
  const run = async (share: () => Promise<boolean>) => {
    // The phone refuses a second list beside the first.
    if (isSharing.current) return
    isSharing.current = true
    setHasFailed(false)
    try {
      if (!(await share())) return
      // A toast goes to the topmost dialog, which is not to be this one.
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
          <FormattedMessage id="sharing.line" defaultMessage="Send in LINE" description="Button" />
        </Button>
      )}
      {'share' in navigator && (
        <Button
          isFullWidth
          variant={sendInLine ? 'outline' : 'primary'}
          onClick={() => void run(() => shareElsewhere(content, link))}
        >
          <Share2 size={24} strokeWidth={1.75} aria-hidden />
          <FormattedMessage
            id="sharing.elsewhere"
            defaultMessage="Other apps"
            description="Button: opens the phone's own list of apps to share with"
          />
        </Button>
      )}
      <LinkRow link={link} />
    </>
  )
}

/** By the phone's own list of apps, which tells nobody what was chosen; false where it was closed. */
async function shareElsewhere({ title, subtitle }: ShareContent, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text: [title, subtitle].filter(Boolean).join('\n'), url })
    return false
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(2)};
  padding: ${tokens.space(1)} ${tokens.space(1)} ${tokens.space(1)} ${tokens.space(3)};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.control};
`

const Link = styled.span`
  flex: 1 1 10rem;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The link itself, to be copied. */
function LinkRow({ link }: { link: string }) {
  return (
    <Row>
      <Link translate="no">{link.replace(/^https?:\/\//, '')}</Link>
      <CopyButton text={link} />
    </Row>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space(3)};
  padding: ${tokens.space(2)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  &[data-plain] {
    grid-template-columns: minmax(0, 1fr);
    padding: ${tokens.space(3)};
  }
`

const Text = styled.div`
  overflow-wrap: anywhere;
  p {
    ${clampLines(2)}
  }
  p:first-child {
    font-weight: 600;
  }
  p + p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
`

/** What the other person will see of it. */
function SharePreview({ content: { title, subtitle, picture } }: { content: ShareContent }) {
  const isPlain = useDataSaver() || !picture
  return (
    <Root data-plain={isPlain || undefined}>
      {!isPlain && <Picture src={picture} alt="" ratio="20 / 13" radius={tokens.radius.control} />}
      <Text>
        <p>{title}</p>
        {subtitle && <p>{subtitle}</p>}
      </Text>
    </Root>
  )
}
