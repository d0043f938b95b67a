import { Camera, User } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { FieldErrorText, Required, ErrorAndHint } from '@/ui/forms/field-frame'
import { FieldErrorLine } from '@/ui/forms/field-styles'
import { focusFirst } from '@/ui/forms/form-focus'
import { useFormField } from '@/ui/forms/use-form-field'
import { useFormState } from '@/ui/forms/use-submission'
import { whileWanted } from '@/lib/answers'
import type { PictureError } from '@/lib/shrink-picture'
import { tokens } from '@/theme/tokens'
import { Button, TextButton } from '@/ui/button'
import { Label } from '@/ui/label'
import { MutedStatus } from '@/ui/muted'
import { Picture } from '@/ui/picture'
import { Skeleton } from '@/ui/skeleton'
import { useLazyDialog } from '@/ui/dialogs/use-lazy-dialog'
import { infoLabels } from '../info-labels'

const loadModal = () =>
  import('./upload-picture-modal').then((module) => ({ default: module.UploadPictureModal }))

const loadShrink = () => import('@/lib/shrink-picture')

const messages = defineMessages({
  change: { id: 'profile.picture.change', defaultMessage: 'Change profile picture' },
  remove: { id: 'profile.picture.remove', defaultMessage: 'Keep the current picture' },
  chosenOfLine: { id: 'profile.picture.chosenOfLine', defaultMessage: 'From LINE. Save to use it.' },
  drop: {
    id: 'profile.picture.drop',
    defaultMessage: 'Don’t use this picture',
    description: 'Button: takes away the chosen picture where there was none before, or that of LINE',
  },
  reading: { id: 'profile.picture.reading', defaultMessage: 'Preparing your picture…' },
  chosen: { id: 'profile.picture.chosen', defaultMessage: 'Save to use this picture.' },
})

const pictureErrors = defineMessages({
  notPicture: {
    id: 'profile.picture.notPicture',
    defaultMessage: 'This file can’t be used. Please choose another picture.',
  },
  tooLarge: {
    id: 'profile.picture.tooLarge',
    defaultMessage: 'This picture is too large. Please choose one up to 30 MB.',
  },
})

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space(2)};
  text-align: center;
  text-wrap: balance;
  /* The picture. */
  > :first-child {
    width: 112px;
  }
  /* Aligned with the error's icon. */
  ${FieldErrorLine} {
    text-align: start;
    text-wrap: wrap;
  }
`

const Quiet = styled(TextButton)`
  color: ${tokens.color.primaryText};
  font-size: ${tokens.font.size.sm};
  font-weight: 600;
  &:disabled {
    opacity: 0.45;
  }
`

interface PictureFieldProps {
  current: string | undefined
  isRequired: boolean
  /** Used until the member chooses another. */
  linePicture?: string | undefined
}

export function PictureField({ current, isRequired, linePicture }: PictureFieldProps) {
  const field = useFormField<File | null>({ name: 'image', label: undefined, isRequired })
  const { isReading } = useFormState()
  const { formatMessage } = useIntl()
  const { error, ofLine, pick, remove } = usePicture(linePicture, field.setValue)
  const isOfLine = field.value !== null && field.value === ofLine
  const chosenNote = field.value && (isOfLine ? messages.chosenOfLine : messages.chosen)
  const note = isReading ? messages.reading : chosenNote
  const { Dialog: UploadPictureModal, isOpen, open, close } = useLazyDialog(loadModal)
  const handleRemove = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    remove()
    // The focused button disappears with the picture.
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
          data-field="image"
          isBusy={isReading}
          disabled={field.isBusy}
          onClick={open}
        >
          <Camera size={24} strokeWidth={1.75} aria-hidden />
          <Label>
            <FormattedMessage {...messages.change} />
          </Label>
        </Button>
        {isRequired && <Required />}
        {error && <FieldErrorText role="alert">{formatMessage(pictureErrors[error])}</FieldErrorText>}
        <ErrorAndHint field={field} />
        <MutedStatus id={field.ids.changed}>{note && <FormattedMessage {...note} />}</MutedStatus>
        {field.value && (
          <Quiet type="button" disabled={field.isBusy} onClick={handleRemove}>
            <FormattedMessage {...(isOfLine || !current ? messages.drop : messages.remove)} />
          </Quiet>
        )}
      </Root>
      {UploadPictureModal && (
        <UploadPictureModal isOpen={isOpen} onClose={close} onPick={(file) => void pick(file)} />
      )}
    </>
  )
}

/** The picture and its button. */
export function PictureFieldSkeleton() {
  return (
    <Root>
      <Skeleton width={112} height={112} radius={tokens.radius.pill} />
      <Skeleton width={210} height={48} radius={tokens.radius.control} />
    </Root>
  )
}

/** The new picture: the last one picked, else LINE's (`ofLine`), until the member removes it. */
function usePicture(lineAddress: string | undefined, setPicture: (picture: File | null) => void) {
  const { setIsReading } = useFormState()
  const [error, setError] = useState<PictureError>()
  const [ofLine, setOfLine] = useState<File>()
  const picks = useRef(0)

  const offerOfLine = useEffectEvent((picture: File) => {
    setOfLine(picture)
    if (picks.current === 0) setPicture(picture)
  })
  useEffect(() => {
    if (!lineAddress) return
    // The form also works without LINE's picture.
    const load = loadShrink()
      .then(({ shrinkPictureAt }) => shrinkPictureAt(lineAddress))
      .catch(() => undefined)
    return whileWanted(load, (picture) => picture && offerOfLine(picture))
  }, [lineAddress])

  const pick = async (file: File) => {
    const thisPick = (picks.current += 1)
    setError(undefined)
    setIsReading(true)
    const outcome = await loadShrink().then(
      ({ shrinkPicture }) => shrinkPicture(file),
      () => ({ error: 'notPicture' as const }),
    )
    if (thisPick !== picks.current) return
    setIsReading(false)
    if ('error' in outcome) setError(outcome.error)
    else setPicture(outcome.picture)
  }
  const remove = () => {
    picks.current += 1
    setError(undefined)
    setIsReading(false)
    setPicture(null)
  }
  return { error, ofLine, pick, remove }
}

/** The chosen picture, else the current one, else a person icon. */
function PicturePreview({ chosen, current }: { chosen: File | null; current: string | undefined }) {
  const intl = useIntl()
  const url = useObjectUrl(chosen)
  return (
    <Picture
      src={url ?? current}
      alt={intl.formatMessage(infoLabels.image)}
      ratio="1"
      radius={tokens.radius.pill}
      isEager
      fallback={<User size={48} strokeWidth={1.5} aria-hidden />}
    />
  )
}

function useObjectUrl(file: Blob | null): string | undefined {
  const [shown, setShown] = useState<{ file: Blob; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL is a resource that must be revoked
    setShown({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown?.file === file ? shown?.url : undefined
}
