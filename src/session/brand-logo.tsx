import { skipToken } from '@reduxjs/toolkit/query'
import { useIntl } from 'react-intl'
import styled from 'styled-components'
import { api } from '@/api/api'
import { tokens } from '@/theme/tokens'
import { useBrand } from './use-brand'
import { useBoot } from './boot-context'

const heights = { login: '96px', home: '36px' } as const

const Image = styled.img<{ $height: string }>`
  height: ${({ $height }) => $height};
  width: auto;
  max-width: 100%;
  object-fit: contain;
`

const Mark = styled.span<{ $height: string }>`
  display: inline-grid;
  place-items: center;
  height: ${({ $height }) => $height};
  min-width: ${({ $height }) => $height};
  border-radius: 25%;
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-weight: 700;
`

/** The brand's logo: the theme's, else GetLogo's (the first is for login, the second for home), else a mark of its initial. */
export function BrandLogo({ kind }: { kind: 'login' | 'home' }) {
  const brand = useBrand()
  const { config } = useBoot()
  const { locale } = useIntl()
  const fromTheme = kind === 'login' ? brand.loginLogo : brand.homeLogo
  const isMissing = !fromTheme && !brand.isLoading && brand.brandRef !== ''
  const logo = api.useGetLogoQuery(isMissing && brand.isAnswered ? brand.brandRef : skipToken)
  const entry = config.brands.find((candidate) => candidate.ref === brand.brandRef)
  const name = (locale === 'th' ? entry?.name_th : entry?.name_en) ?? brand.brandRef
  const source = fromTheme ?? logo.data?.resp.imagelist[kind === 'login' ? 0 : 1]?.imageurl
  const height = heights[kind]
  if (source) return <Image src={source} alt={name} $height={height} />
  if (brand.isLoading || logo.isLoading) return <span style={{ height }} aria-hidden />
  return (
    <Mark $height={height} role="img" aria-label={name || undefined} aria-hidden={name ? undefined : true}>
      {name.charAt(0)}
    </Mark>
  )
}
