import { PackagePicture } from './package-picture'

/** The picture of a package of which the member has taken a coupon: in colour, whatever is left of the package. */
export function TakenPicture({ src }: { src: string | undefined }) {
  const item = { image: src, state: 'available' as const }
  return <PackagePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isEager />
}
