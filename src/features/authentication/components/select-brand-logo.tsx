import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import styled from 'styled-components'
import { api } from '@/api/api'
import type { BrandEntry } from '@/config/runtime-config'
import { tokens } from '@/theme/tokens'
import { Skeleton } from '@/ui/skeleton'

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  width: 64px;
  height: 64px;
  overflow: hidden;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.lg};
  font-weight: 700;
  /* A logo with dark letters is unreadable on a dark surface. */
  [data-mode='dark'] &[data-picture] {
    background: ${tokens.color.logoPlate};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/** A brand's logo in the list: the configured one, else the first of GetLogo; the brand's initial if no logo loads. */
export function SelectBrandLogo({ brand, name }: { brand: BrandEntry; name: string }) {
  const [failed, setFailed] = useState<string>()
  const logo = api.useGetLogoQuery(brand.logoUrl ? skipToken : brand.ref)
  const source = brand.logoUrl ?? logo.data?.resp.imagelist[0]?.imageurl
  if (source && source !== failed) {
    return (
      <Box data-picture>
        <img src={source} alt="" onError={() => setFailed(source)} />
      </Box>
    )
  }
  // Spread by code points, so that a surrogate pair is not cut in half.
  return <Box aria-hidden>{logo.isLoading ? <Skeleton height={64} /> : [...name][0]}</Box>
}
