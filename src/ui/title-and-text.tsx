import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Phrases } from './phrases'

interface TitleAndTextProps extends Omit<ComponentPropsWithRef<'h2'>, 'title'> {
  /** The heading. */
  title: ReactNode
  /** A line or two under it. */
  text?: ReactNode
  /** The heading is the page's name. */
  isPageTitle?: boolean
}

/** What a short, centred view says; its place gives the look. Further props are the heading's. */
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
