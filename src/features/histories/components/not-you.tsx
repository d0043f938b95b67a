import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import SupportContact, { useSupport } from '@/brand/support-contact'
import { tokens } from '@/theme/tokens'

/** The button stands beside what else there is, and what it shows below all of it. */
const Root = styled.div`
  display: contents;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  > div {
    flex: 1 0 100%;
  }
  > button {
    min-height: ${tokens.tap};
    color: ${tokens.color.text};
    text-decoration: underline;
    text-underline-offset: 4px;
    touch-action: manipulation;
  }
`

/** For points that someone has spent: whom to tell if it was not the member. Nothing where the brand names nobody. */
export function NotYou() {
  const [isOpen, setIsOpen] = useState(false)
  const contactId = useId()
  if (!useSupport()) return null
  return (
    <Root>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contactId}
        onClick={() => setIsOpen((before) => !before)}
      >
        <FormattedMessage
          id="histories.notYou"
          defaultMessage="Not you?"
          description="Button beside points that were spent: shows how to reach the shop"
        />
      </button>
      <div id={contactId}>
        {isOpen && (
          <>
            <FormattedMessage
              id="histories.notYouText"
              defaultMessage="Tell us the date and the points, and we’ll look into it."
              description="Above the shop's telephone number and LINE account"
            />
            <SupportContact />
          </>
        )}
      </div>
    </Root>
  )
}
