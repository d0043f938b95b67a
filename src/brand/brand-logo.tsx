import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import styled from 'styled-components'
import { api } from '@/api/api'
import { isText } from '@/config/runtime-config'
import { firstLetter } from '@/lib/letters'
import { tokens } from '@/theme/tokens'
import { snapshotOf } from './app-setting'
import { useBrand, useBrandName, useFact } from './use-brand'

const sizes = { login: { height: '96px', fontSize: '40px' }, home: { height: '36px' } }

const Image = styled.img`
  object-fit: contain;
  /* Dark letters vanish on dark surfaces, so a logo without a dark-mode icon is on a plate. */
  [data-mode='dark'] &:only-child {
    padding: ${tokens.space(1)} ${tokens.space(1.5)};
    border-radius: ${tokens.space(1.5)};
    background: ${tokens.color.logoPlate};
  }
`

const Frame = styled.picture`
  display: contents;
  source {
    display: none;
  }
`

const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: 25%;
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-weight: 700;
`

/**
 * The brand's logo: in dark mode the configured icon, else the theme's logo, else GetLogo's (the first for the login, the
 * second for home, or one for both), else the brand's initial.
 */
export function BrandLogo({ kind }: { kind: 'login' | 'home' }) {
  const brand = useBrand()
  const [failed, setFailed] = useState<string>()
  const fromTheme = kind === 'login' ? brand.loginLogo : brand.homeLogo
  const isMissing = !fromTheme && !brand.isLoading && brand.brandRef !== ''
  const logo = api.useGetLogoQuery(isMissing && brand.isAnswered ? brand.brandRef : skipToken)
  const name = useBrandName()
  const icon = useFact('iconUrl', isText)
  const [login, home = login] = logo.data?.resp.imagelist ?? []
  const source = fromTheme ?? { login, home }[kind]?.imageurl
  const style = sizes[kind]
  if (source && source !== failed) {
    const snapshot = snapshotOf(brand.brandRef)
    const inline = source === snapshot?.setting.loginLogo ? snapshot.logo : undefined
    return (
      <Frame>
        {brand.isDark !== false && icon && (
          <source srcSet={icon} media={brand.isDark ? undefined : '(prefers-color-scheme: dark)'} />
        )}
        <Image src={inline ?? source} alt={name} style={style} onError={() => setFailed(source)} />
      </Frame>
    )
  }
  if (brand.isLoading || logo.isLoading) return <span style={style} aria-hidden />
  return (
    <Mark style={style} role="img" aria-label={name || undefined} aria-hidden={name ? undefined : true}>
      {firstLetter(name)}
    </Mark>
  )
}
