import {
  Children,
  type ComponentPropsWithRef,
  type ElementType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { SpinnerMark } from './spinner'

const { color, font, space } = tokens

/** Props with `as`, which renders another element, such as a router's Link. */
export type AsProps<Element extends ElementType, Own> = Own & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Own | 'as'
  >

const Root = styled.button`
  --fill: ${color.button};
  --label: ${color.onButton};
  --hover: ${color.buttonHover};
  --pressed: ${color.buttonPressed};
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  min-width: ${tokens.tap};
  padding: ${space(2)} ${space(5)};
  border-radius: ${tokens.radius.control};
  background: var(--fill);
  color: var(--label);
  font: ${font.button} / ${font.lineHeight} ${font.family};
  text-align: center;
  text-decoration: none;
  transition:
    background ${tokens.motion.fast},
    transform ${tokens.motion.fast};
  &[data-variant='neutral'] {
    --fill: ${color.neutral};
    --label: ${color.onNeutral};
  }
  &:not([data-variant='primary']) {
    font-size: ${font.size.md};
    --hover: color-mix(in srgb, var(--fill) 90%, ${color.text});
    --pressed: color-mix(in srgb, var(--fill) 80%, ${color.text});
  }
  &[data-variant='outline'] {
    border: 1px solid ${color.outlineStrong};
  }
  &[data-variant='outline'],
  &[data-variant='quiet'] {
    font-weight: 600;
    --fill: transparent;
    --label: ${color.primaryText};
    --hover: ${color.primarySoft};
    --pressed: ${color.primarySoft};
  }
  &[data-full] {
    width: 100%;
    padding-inline: ${space(3)};
  }
  @media (hover: hover) {
    &:hover {
      background: var(--hover);
    }
  }
  &:active {
    background: var(--pressed);
    transform: scale(0.98);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: var(--fill);
    cursor: not-allowed;
    transform: none;
  }
  &:disabled,
  &[data-inert] {
    --label: ${color.textMuted};
    &:not([data-variant='outline'], [data-variant='quiet']) {
      --fill: ${color.surfaceSunken};
    }
  }
`

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  /* As in label.ts; beside an icon the words are in that one. */
  &[data-alone] {
    display: block;
    text-box: trim-both cap alphabetic;
  }
  [aria-busy='true'] > & {
    opacity: 0;
  }
`

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

export type ButtonVariant = 'primary' | 'neutral' | 'outline' | 'quiet'

interface ButtonOwnProps {
  variant?: ButtonVariant
  /** Shows a spinner over the label, which stays the accessible name, and ignores clicks. */
  isBusy?: boolean
  /** Dimmed, and ignores clicks, but focusable, so that screen readers read the text beside it. */
  isInert?: boolean
  isFullWidth?: boolean
  children: ReactNode
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

export function Button<Element extends ElementType = 'button'>({
  as,
  variant = 'primary',
  isBusy = false,
  isInert = false,
  isFullWidth = false,
  children,
  onClick,
  ...rest
}: AsProps<Element, ButtonOwnProps>) {
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (isBusy || isInert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      as={as as ElementType} // styled-components cannot follow the type parameter
      {...(as ? undefined : { type: 'button' })}
      {...(rest as object)}
      data-variant={variant}
      data-full={isFullWidth || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isInert || undefined}
      data-inert={isInert || undefined}
      onClick={handleClick}
    >
      <Label data-alone={Children.toArray(children).length === 1 || undefined}>{children}</Label>
      {isBusy && (
        <Waiting>
          <SpinnerMark />
        </Waiting>
      )}
    </Root>
  )
}

/** Two buttons, the second of which, unless it is quiet, is what one came for; one below the other where their labels need more than a line. */
export const ButtonPair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  width: 100%;
  > * {
    flex: 2 0 6rem;
    min-width: fit-content;
  }
  > :last-child:not([data-variant='quiet']) {
    flex: 3 0 9rem;
  }
`

/** A button inside text, in its colour and size, with a larger tap area. */
export const TextButton = styled.button`
  min-height: ${tokens.tap};
  padding: 0 ${space(2)};
  margin-inline: -${space(2)};
  border-radius: ${tokens.radius.control};
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 4px;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
