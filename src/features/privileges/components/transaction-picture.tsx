import { Picture } from '@/ui/picture'
import { GiftDrawing } from './gift-drawing'
import { useDefaultImage } from './use-default-image'

/** The picture of a redeemed privilege, or the brand's default one. */
export function TransactionPicture({ src }: { src: string | undefined }) {
  const defaultImage = useDefaultImage(!src)
  return (
    <Picture
      src={src ?? defaultImage}
      alt=""
      ratio="4 / 3"
      radius="var(--picture-radius)"
      isEager
      fallback={<GiftDrawing />}
    />
  )
}
