import { Check, Target } from 'lucide-react'
import { useId } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { Fact } from '../../detail-parts'
import { savingFor, type SavingGoal } from '../saving-for'
import { Button, TextButton } from '@/ui/button'
import { clampLines } from '@/ui/clamp-lines'
import { Label } from '@/ui/label'
import { Muted } from '@/ui/muted'
import { Phrases } from '@/ui/phrases'
import { useToast } from '@/ui/dialogs/toast-context'
import type { PrivilegeItem, PrivilegeState } from '../privilege-item'
import { yourGoal } from './privilege-parts'

const saved = defineMessage({
  id: 'privileges.saving.saved',
  defaultMessage: 'You’ll see it on Home',
  description: 'Toast: a privilege has been chosen to save points for',
})

const TOAST_MS = 4000

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const

const Note = styled(Muted)`
  text-align: center;
  /* A long name must not make the foot cover the page. */
  ${clampLines(2)}
`

interface SaveForThisProps {
  item: PrivilegeItem
  isForYou: boolean
  goal: SavingGoal | undefined
}

/** Makes the privilege the member's saving goal on this phone, and names the goal it replaces; another tap removes it. */
export function SaveForThis({ item, isForYou, goal }: SaveForThisProps) {
  const { formatMessage } = useIntl()
  const toast = useToast()
  const noteId = useId()
  const isGoal = goal?.privilegeId === item.privilegeId
  const handleClick = () => {
    if (isGoal) return savingFor.end(goal.privilegeId)
    savingFor.choose({ isForYou, privilegeId: item.privilegeId, title: item.title })
    toast(formatMessage(saved), { durationMs: TOAST_MS })
  }
  return (
    <>
      <Button
        isFullWidth
        variant={isGoal ? 'outline' : 'primary'}
        aria-pressed={isGoal}
        aria-describedby={goal && noteId}
        onClick={handleClick}
      >
        {isGoal ? <Check {...icon} /> : <Target {...icon} />}
        <Label>
          <FormattedMessage
            id="privileges.saving.choose"
            defaultMessage="Set as goal"
            description="Toggle: the member saves points for this privilege"
          />
        </Label>
      </Button>
      {goal && (
        <Note id={noteId}>
          <Phrases>
            {isGoal ? (
              <FormattedMessage
                id="privileges.saving.chosen"
                defaultMessage="Your goal. Tap again to remove it."
              />
            ) : (
              <FormattedMessage
                id="privileges.saving.instead"
                defaultMessage="Replaces “{title}”"
                description="Under the toggle: the privilege that the member would then no longer save for"
                values={{ title: goal.title }}
              />
            )}
          </Phrases>
        </Note>
      )}
    </>
  )
}

interface GoalNoteProps {
  goal: SavingGoal
  state: PrivilegeState
}

/** Says on a goal's page that it is the goal, if its points are reached or it cannot be redeemed; with a way to stop. */
export function GoalNote({ goal, state }: GoalNoteProps) {
  return (
    <Fact
      label={
        <Phrases>
          {state === 'expired' ? (
            <FormattedMessage
              id="privileges.saving.over"
              defaultMessage="This has ended. Your points are safe."
              description="Of a privilege whose last day is past"
            />
          ) : state === 'available' ? (
            <FormattedMessage {...yourGoal} />
          ) : (
            <FormattedMessage
              id="privileges.saving.waiting"
              defaultMessage="You can’t redeem this right now. Your points are safe."
              description="Of a privilege that cannot be redeemed at present"
            />
          )}
        </Phrases>
      }
    >
      <TextButton type="button" onClick={() => savingFor.end(goal.privilegeId)}>
        <FormattedMessage
          id="privileges.saving.stop"
          defaultMessage="Remove goal"
          description="Button: the member no longer saves points for this privilege"
        />
      </TextButton>
    </Fact>
  )
}
