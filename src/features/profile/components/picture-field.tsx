import { Camera } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { FIELD_MARK, focusFirst } from '@/forms/form-focus'
import { Fault } from '@/forms/field-styles'
import { FaultText, Required, UnderField } from '@/forms/field-words'
import { useFormField } from '@/forms/use-form-field'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { useToast } from '@/ui/toast-context'
import { useLinePicture } from '../hooks/use-line-picture'
import { usePickedPicture } from '../hooks/use-picked-picture'
import { PicturePreview } from './picture-preview'

const loadModal = () =>
  import('./upload-picture-modal').then((module) => ({ default: module.UploadPictureModal }))

const words = defineMessages({
  change: {
    id: 'profile.picture.change',
    defaultMessage: 'Change profile picture',
    description: 'Button: opens the choice of a picture',
  },
  remove: {
    id: 'profile.picture.remove',
    defaultMessage: 'Keep the current picture',
    description: 'Button: gives up the picture just chosen',
  },
  notLoaded: {
    id: 'profile.picture.notLoaded',
    defaultMessage: 'This could not be opened. Please try again.',
  },
  chosenOfLine: {
    id: 'profile.picture.chosenOfLine',
    defaultMessage: 'From LINE. This picture will be used once you save.',
  },
  removeOfLine: {
    id: 'profile.picture.removeOfLine',
    defaultMessage: 'Do not use this picture',
    description: 'Button: takes away the picture that LINE has filled in',
  },
  chosen: { id: 'profile.picture.chosen', defaultMessage: 'Your new picture will be used once you save.' },
})

const faults = defineMessages({
  notPicture: {
    id: 'profile.picture.notPicture',
    defaultMessage: 'This file cannot be used. Please choose a photo (JPEG, PNG, GIF, WebP or HEIC).',
  },
  tooLarge: {
    id: 'profile.picture.tooLarge',
    defaultMessage: 'This picture is too large. Please choose one of up to 30 MB.',
  },
  unreadable: {
    id: 'profile.picture.unreadable',
    defaultMessage: 'This picture could not be read. Please choose another one.',
  },
})

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
  text-align: center;
  text-wrap: balance;
  /* Aligned with the fault's icon. */
  ${Fault} {
    text-align: start;
    text-wrap: wrap;
  }
`

const Note = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  &:empty {
    position: absolute;
  }
`

const Quiet = styled.button`
  min-height: ${tokens.tap};
  padding: 0 ${tokens.space(3)};
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.primaryText};
  font-size: ${tokens.font.size.sm};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 4px;
  touch-action: manipulation;
  &:disabled {
    opacity: 0.45;
  }
`

interface PictureFieldProps {
  /** URL of the current picture. */
  current: string | undefined
  isRequired: boolean
  /** Offered as long as the member has chosen no other. */
  linePicture?: string | undefined
}

/** The member's picture, and a button to replace it. */
export function PictureField({ current, isRequired, linePicture }: PictureFieldProps) {
  const field = useFormField<File | null>({ name: 'image', label: undefined, isRequired })
  const hasChosen = useRef(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const { isReading, fault, pick, remove } = usePickedPicture(field.setValue)
  const ofLine = useLinePicture(linePicture, (picture) => {
    if (!field.value && !isReading && !hasChosen.current) field.setValue(picture)
  })
  const isOfLine = field.value !== null && field.value === ofLine
  const toast = useToast()
  const UploadPictureModal = useLazyComponent(loadModal, isChoosing, () => {
    setIsChoosing(false)
    toast(<FormattedMessage {...words.notLoaded} />)
  })
  const handleRemove = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    remove()
    // The button that had the focus is gone with the picture.
    focusFirst(button.parentElement)
  }
  return (
    <>
      <Root>
        <PicturePreview chosen={field.value} current={current} />
        <Button
          variant="outline"
          aria-haspopup="dialog"
          aria-describedby={field.control['aria-describedby']}
          {...{ [FIELD_MARK]: 'image' }}
          isBusy={isReading}
          disabled={field.isBusy}
          onClick={() => setIsChoosing(true)}
        >
          <Camera size={24} strokeWidth={1.75} aria-hidden />
          <FormattedMessage {...words.change} />
        </Button>
        {isRequired && <Required />}
        {fault && (
          <FaultText role="alert">
            <FormattedMessage {...faults[fault]} />
          </FaultText>
        )}
        <UnderField ids={field.ids} hint={undefined} fault={field.fault} />
        <Note id={field.ids.changed} role="status">
          {field.value && <FormattedMessage {...(isOfLine ? words.chosenOfLine : words.chosen)} />}
        </Note>
        {field.value && (
          <Quiet type="button" disabled={field.isBusy} onClick={handleRemove}>
            <FormattedMessage {...(isOfLine ? words.removeOfLine : words.remove)} />
          </Quiet>
        )}
      </Root>
      {UploadPictureModal && (
        <UploadPictureModal
          isOpen={isChoosing}
          onClose={() => setIsChoosing(false)}
          onPick={(file) => {
            hasChosen.current = true
            void pick(file)
          }}
        />
      )}
    </>
  )
}
