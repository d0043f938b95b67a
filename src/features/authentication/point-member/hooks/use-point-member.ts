import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { readText } from '@/config/storage'
import { collectCode, keepNotAllowed, type CollectOutcome } from '@/issuing/collect-code'
import { useIsThere } from '@/lib/use-is-there'
import { useErrorModal } from '@/ui/use-error-modal'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/feedback-context'
import { warning } from '@/ui/feedback-presets'

const words = defineMessages({
  unknown: { id: 'pointMember.unknown', defaultMessage: 'We are not sure yet' },
  unknownText: {
    id: 'pointMember.unknownText',
    defaultMessage:
      'The connection broke while your points were being added. Log in to check your points, or ask the store, before you scan the code again.',
  },
})

/** What point-member-login shows: the number form, the collected points, or that there is no code. */
export type PointMemberView =
  | { name: 'number' }
  | { name: 'collected'; points: number }
  /** There was no code, or the code was removed after an attempt. */
  | { name: 'noCode'; isAfterTry: boolean }

/**
 * Collects the stored code for a mobile number (behaviour: Point non-member). The code is removed afterwards, even when
 * collecting fails; `collect` resolves once the outcome is known, and never rejects.
 */
export function usePointMember(): { view: PointMemberView; collect: (mobileNo: string) => Promise<void> } {
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const intl = useIntl()
  const { show } = useFeedback()
  const showError = useErrorModal()
  const [view, setView] = useState<PointMemberView>(() =>
    readText('qrCode') === undefined ? { name: 'noCode', isAfterTry: false } : { name: 'number' },
  )
  const isThere = useIsThere()
  const endWithoutCode = () => setView({ name: 'noCode', isAfterTry: true })

  const showOutcome = (outcome: CollectOutcome) => {
    switch (outcome.status) {
      case 'collected':
        return setView({ name: 'collected', points: outcome.points })
      case 'notAllowed':
        keepNotAllowed(outcome.error)
        return void navigate(paths.errorPointMember, { replace: true })
      case 'refused':
        return showError(outcome.error, endWithoutCode)
      case 'unknown':
        return show(
          warning(intl.formatMessage(words.unknown), intl.formatMessage(words.unknownText), {
            id: 'code',
            cancelButton: { callback: endWithoutCode },
            confirmButton: { isDisplay: false },
          }),
        )
    }
  }

  const collect = async (mobileNo: string) => {
    const code = readText('qrCode')
    if (code === undefined) return endWithoutCode()
    const outcome = await collectCode(dispatch, { brandRef, mobileNo, code })
    if (isThere()) showOutcome(outcome)
  }

  return { view, collect }
}
