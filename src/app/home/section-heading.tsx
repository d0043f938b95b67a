import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'

const messages = defineMessages<{ seeAllOf: { title: string } }>({
  seeAllOf: {
    id: 'home.section.seeAllOf',
    defaultMessage: 'See all: {title}',
    description: 'Name of the link to the whole list of a section, for screen readers',
  },
})

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${tokens.space(3)};
  margin-bottom: ${tokens.space(3)};
  h2 {
    font-size: ${tokens.font.size.lg};
  }
  a {
    display: inline-flex;
    align-items: center;
    justify-self: end;
    min-height: ${tokens.tap};
    margin-block: -${tokens.space(2)};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  p {
    grid-column: 1 / -1;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  &[data-align='center'] {
    grid-template-columns: 1fr minmax(0, auto) 1fr;
    text-align: center;
    h2 {
      grid-column: 2;
    }
  }
  &[data-align='right'] {
    grid-template-columns: auto minmax(0, 1fr);
    text-align: end;
    h2 {
      order: 1;
    }
    a {
      justify-self: start;
    }
    p {
      order: 2;
    }
  }
`

interface SectionHeadingProps {
  /** Absent where the brand hides it: the text then stands alone. */
  title?: string | undefined
  text?: string | undefined
  align?: 'left' | 'center' | 'right' | undefined
  /** The path of the whole list. */
  to?: string
}

export function SectionHeading({ title, text, align, to }: SectionHeadingProps) {
  const intl = useIntl()
  return (
    <Row data-align={align ?? 'left'}>
      {title && <h2>{title}</h2>}
      {title && to && (
        <Link to={to} aria-label={intl.formatMessage(messages.seeAllOf, { title })}>
          <FormattedMessage
            id="home.section.seeAll"
            defaultMessage="See all"
            description="Link to the whole list"
          />
        </Link>
      )}
      {text && <p>{text}</p>}
    </Row>
  )
}
