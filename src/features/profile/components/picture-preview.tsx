import { User } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Picture } from '@/ui/picture'

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

/** An object URL for a file in memory. */
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
