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
  /* Dark letters vanish on our dark surfaces. */
  [data-mode='dark'] &[data-picture] {
    background: ${tokens.color.logoPlate};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/** The logo of a brand in a list: the configured one, else GetLogo's first, else, and where it does not load, its initial. */
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
  // By code points: half of one is no letter.
  return <Box aria-hidden>{logo.isLoading ? <Skeleton height={64} /> : [...name][0]}</Box>
}
