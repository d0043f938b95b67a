import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { EmptyIllustration } from './illustrations'
import { Phrases } from './phrases'

export const StateColumn = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${tokens.space(3)};
  max-width: 420px;
  margin-inline: auto;
  padding: ${tokens.space(8)} ${tokens.gutter};
  color: ${tokens.color.text};
  text-align: center;
  text-wrap: balance;
  h2 {
    margin: ${tokens.space(2)} 0 0;
    font-size: ${tokens.font.size.lg};
  }
  p {
    color: ${tokens.color.textMuted};
  }
  [data-action] {
    margin-block-start: ${tokens.space(2)};
  }
`

interface EmptyStateProps {
  title: ReactNode
  /** What will be shown here, and what to do next. */
  text?: ReactNode
  illustration?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, text, illustration = <EmptyIllustration />, action }: EmptyStateProps) {
  return (
    <StateColumn>
      {illustration}
      <TitleAndText title={title} text={text} />
      {action && <div data-action>{action}</div>}
    </StateColumn>
  )
}

interface TitleAndTextProps extends Omit<ComponentPropsWithRef<'h2'>, 'title'> {
  title: ReactNode
  text?: ReactNode
  /** The heading is the page's h1. */
  isPageTitle?: boolean
}

/** Heading and text of a short, centred view, styled by the parent. Other props go to the heading. */
export function TitleAndText({ title, text, isPageTitle = false, ...rest }: TitleAndTextProps) {
  const Heading = isPageTitle ? 'h1' : 'h2'
  return (
    <>
      <Heading {...rest}>
        <Phrases>{title}</Phrases>
      </Heading>
      {text && (
        <p>
          <Phrases>{text}</Phrases>
        </p>
      )}
    </>
  )
}
