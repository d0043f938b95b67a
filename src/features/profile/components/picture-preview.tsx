import { User } from 'lucide-react'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Picture } from '@/ui/picture'
import { useObjectUrl } from '../hooks/use-object-url'

const Round = styled.div`
  width: 112px;
`

interface PicturePreviewProps {
  chosen: File | null
  current: string | undefined
}

/** The picture just chosen, else the current one, else a person icon. */
export function PicturePreview({ chosen, current }: PicturePreviewProps) {
  const intl = useIntl()
  const url = useObjectUrl(chosen)
  return (
    <Round>
      <Picture
        src={url ?? current ?? undefined}
        alt={intl.formatMessage({
          id: 'profile.picture.name',
          defaultMessage: 'Profile picture',
          description: 'Says what a picture shows',
        })}
        ratio="1"
        radius={tokens.radius.pill}
        isEager
        fallback={<User size={48} strokeWidth={1.5} aria-hidden />}
      />
    </Round>
  )
}
