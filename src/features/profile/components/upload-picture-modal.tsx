import { Camera, Images, type LucideIcon } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { BottomSheet } from '@/ui/dialogs/bottom-sheet'
import { tappedGround } from '@/ui/tapped-ground'

const { color, radius, space } = tokens

const messages = defineMessages({
  title: { id: 'profile.upload.title', defaultMessage: 'Upload picture', description: 'Title of a modal' },
  camera: {
    id: 'profile.upload.camera',
    defaultMessage: 'Camera',
    description: 'Choice: takes a profile picture',
  },
  gallery: {
    id: 'profile.upload.gallery',
    defaultMessage: 'Gallery',
    description: "Choice: a profile picture from the phone's pictures",
  },
})

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(120px, 100%), 1fr));
  gap: ${space(3)};
`

const Choice = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(2)};
  min-height: 120px;
  padding: ${space(4)} ${space(3)};
  border: 1px solid ${color.outlineStrong};
  border-radius: ${radius.card};
  font-weight: 600;
  text-align: center;
  svg {
    color: ${color.primaryText};
  }
  ${tappedGround(color.primarySoft, color.primarySoft)}
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`

/** LINE for Android ignores scripted clicks on file inputs, so this invisible one covers the label. */
const FileInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`

interface UploadPictureModalProps {
  isOpen: boolean
  onClose: () => void
  onPick: (file: File) => void
}

/** Chooses a picture from the camera or the gallery (spec 2, Modals). */
export function UploadPictureModal({ isOpen, onClose, onPick }: UploadPictureModalProps) {
  const handleFile = (file: File) => {
    onClose()
    onPick(file)
  }
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={<FormattedMessage {...messages.title} />}>
      <Choices>
        <PictureChoice Icon={Camera} label={messages.camera} capture="user" onFile={handleFile} />
        <PictureChoice Icon={Images} label={messages.gallery} onFile={handleFile} />
      </Choices>
    </BottomSheet>
  )
}

interface PictureChoiceProps {
  Icon: LucideIcon
  label: MessageDescriptor
  /** The front camera. */
  capture?: 'user'
  onFile: (file: File) => void
}

function PictureChoice({ Icon, label, capture, onFile }: PictureChoiceProps) {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Otherwise picking the same picture again would fire no change event.
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <Choice>
      <FileInput type="file" accept="image/*" capture={capture} onChange={handleChange} />
      <Icon size={32} strokeWidth={1.75} aria-hidden />
      <FormattedMessage {...label} />
    </Choice>
  )
}
