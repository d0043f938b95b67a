import { useState } from 'react'
import styled from 'styled-components'
import { localeTags } from '@/i18n/locale'
import { tokens } from '@/theme/tokens'
import { BrandHtml } from '@/ui/brand-html'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { Stack } from '@/ui/stack'
import type { PolicyText } from '../hooks/use-policy'

const Panel = styled.section`
  padding: ${tokens.space(4)};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surfaceRaised};
  font-size: ${tokens.font.size.sm};
  a {
    text-underline-offset: 4px;
    /* Keeps the end of the page clear of the sticky actions. */
    scroll-margin-block-end: 240px;
  }
  > div > :first-child {
    margin-block-start: 0;
  }
  > div > :last-child {
    margin-block-end: 0;
  }
  /* Fades above the actions that stick below it, in the room that is between them at the end. */
  & + div::before {
    content: '';
    position: absolute;
    inset: -${tokens.space(4)} 0 100%;
    background: linear-gradient(transparent, ${tokens.color.surface});
    pointer-events: none;
  }
  &[data-scrolled] + div::before {
    content: none;
  }
  &[data-scrolled] {
    flex: 1;
    min-height: 120px;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-radius: ${tokens.radius.control};
    /* Fades while there is more; at the end it stands below the text. */
    &::after {
      content: '';
      position: sticky;
      inset-block-end: -${tokens.space(4)};
      display: block;
      height: ${tokens.space(8)};
      margin: 0 -${tokens.space(4)} -${tokens.space(4)};
      background: linear-gradient(transparent, ${tokens.color.surfaceRaised});
      pointer-events: none;
    }
  }
`

interface PolicyPanelProps {
  text: PolicyText | undefined
  labelledBy: string
  /** Scrolls by itself, and is focusable so that arrow keys scroll it. */
  isScrolled?: boolean
  /** Called with the text's HTML once it is on screen. */
  onShown?: (html: string) => void
}

/** The brand's sanitised text, with its own `lang`. */
export function PolicyPanel({ text, labelledBy, isScrolled = false, onShown }: PolicyPanelProps) {
  return (
    <Panel
      aria-labelledby={labelledBy}
      data-scrolled={isScrolled || undefined}
      tabIndex={isScrolled ? 0 : undefined}
      lang={text && localeTags[text.locale]}
    >
      {text ? (
        <BrandHtml html={text.html} skeleton={<PolicySkeleton />} onShown={onShown} />
      ) : (
        <PolicySkeleton />
      )}
    </Panel>
  )
}

/** Whether a text is on screen, reported by its panel: nothing is accepted unseen. */
export function useShownText(text: PolicyText | undefined) {
  const [shownHtml, setShownHtml] = useState<string>()
  return { isShown: text !== undefined && text.html === shownHtml, onShown: setShownHtml }
}

/** Longer than a phone's screen, as most policies are, so that nothing below it is seen to move. */
const PARAGRAPHS = 3
const WIDTHS = ['55%', '100%', '92%', '97%', '40%', '100%', '95%', '88%', '45%', '100%', '90%', '70%']

function PolicySkeleton() {
  return (
    <Stack $gap={3} as={SkeletonGroup}>
      {Array.from({ length: PARAGRAPHS }, () => WIDTHS)
        .flat()
        .map((width, index) => (
          <Skeleton key={index} width={width} height="14px" />
        ))}
    </Stack>
  )
}
