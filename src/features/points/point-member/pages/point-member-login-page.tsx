import { useState } from 'react'
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl'
import { Navigate, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { pageTitles } from '@/i18n/page-titles'
import { writeStored } from '@/storage/storage'
import { maskPhone } from '@/lib/thai-phone'
import { NumberForm } from '@/ui/forms/number-form'
import { EntryView } from '@/brand/entry-view'
import { collectCode, type CollectOutcome } from '../../collect-code'
import { beginAttempt } from '@/session/lifetime'
import { scannedCodes } from '@/session/scanned-codes'
import { closeInLine } from '@/session/line/line-extras'
import { useBoot } from '@/session/boot-context'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { ClosePageButton } from '@/ui/close-page-button'
import { CelebrateIllustration, EmptyIllustration } from '@/ui/illustrations'
import { pageWords } from '@/ui/page-words'
import { PointsDisplay } from '@/ui/points-display'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'
import { Stack } from '@/ui/stack'
import { PointMemberLinks } from '../point-member-links'

const titles = defineMessages({
  number: { id: 'pointMember.title', defaultMessage: 'Which number gets the points?' },
  collected: pageWords.pointsCollected,
  nothing: { id: 'pointMember.nothing', defaultMessage: 'This QR code has no points' },
  noCode: { id: 'pointMember.noCode', defaultMessage: 'No QR code scanned yet' },
  ended: pageWords.pointsUnknown,
  refused: pageTitles.errorPointMember,
})

const texts = defineMessages({
  number: { id: 'pointMember.text', defaultMessage: 'Enter the phone number you gave the store.' },
  nothing: {
    id: 'pointMember.nothingText',
    defaultMessage: 'Not every purchase gives points. Ask the staff, or log in to see your points.',
  },
  noCode: pageWords.scanOrAsk,
  ended: {
    id: 'pointMember.endedText',
    defaultMessage: 'Ask the staff, or log in to see your points, before you scan again.',
  },
  refused: pageWords.scanOrAsk,
})

const collectedText = defineMessage<{ number: string }>({
  id: 'pointMember.collectedText',
  defaultMessage: 'The points went to {number}. Register or log in to use them.',
  description: 'Below the heading Points collected; number: the mobile number, half hidden',
})

/** Points for a visitor, by a scanned code and a mobile number. */
export default function PointMemberLoginPage() {
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn)
  const { view, collect } = usePointMember()
  // Home collects a member's code without asking for a number.
  if (isLoggedIn) return <Navigate to={paths.home} replace />
  return (
    <EntryView
      drawing={
        view.name === 'collected' ? (
          <CelebrateIllustration />
        ) : (
          view.name !== 'number' && <EmptyIllustration />
        )
      }
      title={<FormattedMessage {...titles[view.name]} />}
      text={
        view.name === 'collected' ? (
          <FormattedMessage {...collectedText} values={{ number: maskPhone(view.mobileNo) }} />
        ) : (
          <FormattedMessage {...texts[view.name]} />
        )
      }
      shouldFocus={!['number', 'noCode'].includes(view.name)}
    >
      {view.name === 'number' && !view.isOver && <NumberForm onSubmit={collect} />}
      {view.name === 'collected' && <PointMemberResult points={view.points} />}
      {view.name === 'nothing' && <PointMemberResult points={0} />}
      {['noCode', 'ended', 'refused'].includes(view.name) && <PointMemberLinks />}
    </EntryView>
  )
}

type PointMemberView =
  /** Over: the outcome's dialog is open, and the form behind it is gone. */
  | { name: 'number'; isOver?: true }
  | { name: 'collected'; points: number; mobileNo: string }
  /** Ended: the code is gone, and may have given points. Refused: it is gone, and gave none. */
  | { name: 'nothing' | 'noCode' | 'ended' | 'refused' }

/**
 * Collects the stored code for a mobile number, and removes it even on failure; `collect` resolves when the outcome is known,
 * and never rejects.
 */
function usePointMember(): { view: PointMemberView; collect: (mobileNo: string) => Promise<undefined> } {
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const showError = useErrorModal()
  const [view, setView] = useState<PointMemberView>(() =>
    scannedCodes().length === 0 ? { name: 'noCode' } : { name: 'number' },
  )

  const showOutcome = (outcome: CollectOutcome, mobileNo: string) => {
    switch (outcome.status) {
      case 'collected':
        return setView(
          outcome.points > 0 ? { name: 'collected', points: outcome.points, mobileNo } : { name: 'nothing' },
        )
      case 'notAllowed':
        writeStored('textInvalid', outcome.error.message)
        return void navigate(paths.errorPointMember, { replace: true })
      case 'refused':
        setView({ name: 'number', isOver: true })
        return showError(outcome.error, () => setView({ name: 'refused' }))
      case 'unknown':
        return setView({ name: 'ended' })
    }
  }

  const collect = async (mobileNo: string) => {
    const code = scannedCodes().at(-1)
    if (code === undefined) setView({ name: 'noCode' })
    else {
      const outcome = collectCode(dispatch, { brandRef, mobileNo, code })
      showOutcome(await dispatch(beginAttempt()).only(outcome), mobileNo)
    }
    return undefined
  }

  return { view, collect }
}

const Figure = styled.div`
  justify-self: center;
  color: ${tokens.color.primaryText};
`

function PointMemberResult({ points }: { points: number }) {
  const close = closeInLine(useBoot().line)
  return (
    <Stack $gap={6}>
      {points > 0 && (
        <Figure role="status">
          <PointsDisplay points={points} />
        </Figure>
      )}
      <PointMemberLinks />
      {close && <ClosePageButton close={close} variant="outline" />}
    </Stack>
  )
}
