import { defineMessages, FormattedMessage } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useAppSelector } from '@/store/hooks'
import { EntryView } from '../../components/entry-view'
import { PointMemberForm } from '../components/point-member-form'
import { PointMemberResult } from '../components/point-member-result'
import { PointMemberWaysOn } from '../components/point-member-ways-on'
import { usePointMember } from '../hooks/use-point-member'

const titles = defineMessages({
  number: { id: 'pointMember.title', defaultMessage: 'Whose points are these?' },
  collected: {
    id: 'pointMember.collected',
    defaultMessage: 'Points collected',
    description: 'Heading after a scan',
  },
  nothing: {
    id: 'pointMember.nothing',
    defaultMessage: 'No points from this code',
    description: 'Heading after a scan that gave no points',
  },
  noCode: { id: 'pointMember.noCode', defaultMessage: 'There is no code to collect' },
})

const texts = defineMessages({
  number: {
    id: 'pointMember.text',
    defaultMessage: "Enter the phone number you gave the store and we'll add the points.",
  },
  collected: {
    id: 'pointMember.collectedText',
    defaultMessage: 'Become a member, or log in, to see your points and use them.',
  },
  noCode: {
    id: 'pointMember.noCodeText',
    defaultMessage: 'Please scan the QR code from the store again, or log in to see your points.',
  },
})

/** Points for a visitor who is not logged in, by a scanned code and a mobile number (behaviour: Point non-member). */
export default function PointMemberLoginPage() {
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const { view, collect } = usePointMember()
  // A member's code is collected at home, without asking for a number.
  if (isLoggedIn) return <Navigate to={paths.home} replace />
  const isNothing = view.name === 'collected' && view.points <= 0
  return (
    <EntryView
      title={<FormattedMessage {...titles[isNothing ? 'nothing' : view.name]} />}
      text={<FormattedMessage {...texts[view.name]} />}
      shouldFocus={view.name === 'noCode' && view.isAfterTry}
    >
      {view.name === 'number' && <PointMemberForm onCollect={collect} />}
      {view.name === 'collected' && <PointMemberResult points={view.points} />}
      {view.name === 'noCode' && <PointMemberWaysOn />}
    </EntryView>
  )
}
