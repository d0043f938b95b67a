import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Phrases } from './phrases'

interface TitleAndTextProps extends Omit<ComponentPropsWithRef<'h2'>, 'title'> {
  /** The heading. */
  title: ReactNode
  /** A line or two under the heading. */
  text?: ReactNode
  /** Renders the heading as the page's h1. */
  isPageTitle?: boolean
}

/** The heading and text of a short, centred view; the parent styles both. Further props go to the heading. */
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
