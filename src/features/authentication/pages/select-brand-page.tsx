import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { useBoot } from '@/session/boot-context'
import { EmptyIllustration } from '@/ui/illustrations'
import { EntryView } from '../components/entry-view'
import { SelectBrandList } from '../components/select-brand-list'

const Picture = styled.div`
  text-align: center;
`

const words = defineMessages({
  title: { id: 'authentication.brands.title', defaultMessage: 'Where are you a member?' },
  text: {
    id: 'authentication.brands.text',
    defaultMessage: 'Choose the brand whose points and privileges you would like to see.',
  },
  none: { id: 'authentication.brands.none', defaultMessage: 'There is no brand to choose' },
  noneText: {
    id: 'authentication.brands.noneText',
    defaultMessage: 'Please open the link or scan the QR code that the store gave you.',
  },
})

/** The brands of this app, for a visitor whose link names no brand. */
export default function SelectBrandPage() {
  const { brands } = useBoot().config
  const isEmpty = brands.length === 0
  return (
    <EntryView
      hasLogo={false}
      title={<FormattedMessage {...(isEmpty ? words.none : words.title)} />}
      text={<FormattedMessage {...(isEmpty ? words.noneText : words.text)} />}
    >
      {isEmpty ? (
        <Picture>
          <EmptyIllustration />
        </Picture>
      ) : (
        <SelectBrandList brands={brands} />
      )}
    </EntryView>
  )
}
