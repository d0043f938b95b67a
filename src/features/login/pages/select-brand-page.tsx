import { skipToken } from '@reduxjs/toolkit/query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { api } from '@/api/api'
import { sitePath } from '@/addresses/base-path'
import type { BrandEntry } from '@/config/runtime-config'
import { scannedCodes } from '@/session/scanned-codes'
import { useLocale } from '@/i18n/use-locale'
import { EntryView } from '@/brand/entry-view'
import { useBoot } from '@/session/boot-context'
import { fromBrandChoice } from '@/session/where-next'
import { useAppSelector } from '@/store/hooks'
import { firstLetter } from '@/lib/letters'
import { tokens } from '@/theme/tokens'
import { NoShopIllustration } from '@/ui/empty-illustrations'
import { Skeleton } from '@/ui/skeleton'
import { Stack } from '@/ui/stack'

const messages = defineMessages({
  title: { id: 'authentication.brands.title', defaultMessage: 'Pick your store' },
  none: { id: 'authentication.brands.none', defaultMessage: 'No stores yet' },
  noneText: {
    id: 'authentication.brands.noneText',
    defaultMessage: 'Open the link or scan the QR code from the store.',
  },
})

/** The brands of this app, if the link names none. */
export default function SelectBrandPage() {
  const { brands } = useBoot().config
  const isEmpty = brands.length === 0
  return (
    <EntryView
      hasLogo={false}
      drawing={isEmpty && <NoShopIllustration />}
      title={<FormattedMessage {...(isEmpty ? messages.none : messages.title)} />}
      text={isEmpty && <FormattedMessage {...messages.noneText} />}
    >
      {!isEmpty && <SelectBrandList brands={brands} />}
    </EntryView>
  )
}

const BrandLink = styled.a`
  display: flex;
  gap: ${tokens.space(4)};
  align-items: center;
  padding: ${tokens.space(3)};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font-weight: 700;
  text-decoration: none;
  > b {
    flex: 1;
    min-width: 0;
  }
  > svg {
    color: ${tokens.color.textMuted};
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${tokens.color.primaryText};
    }
  }
  &:active {
    background: ${tokens.color.surfaceSunken};
  }
`

/** Links that reload the page, because LIFF can be initialised only once, and the start wipes another brand's session. */
function SelectBrandList({ brands }: { brands: readonly BrandEntry[] }) {
  const locale = useLocale()
  const session = useAppSelector((state) => state.session)
  const { line } = useBoot()
  const addressOf = (brandRef: string) =>
    sitePath(
      fromBrandChoice(brandRef, {
        isMember: session.isLoggedIn && session.brandRef === brandRef,
        hasCode: scannedCodes().length > 0,
        isInLine: line.browser === 'liff',
      }),
    )
  return (
    <Stack $gap={3} as="ul">
      {brands.map((brand) => {
        const name = (locale === 'en' && brand.name_en) || brand.name_th || brand.ref
        return (
          <li key={brand.ref}>
            <BrandLink href={addressOf(brand.ref)}>
              <SelectBrandLogo brand={brand} name={name} />
              <b>{name}</b>
              <ChevronRight size={24} strokeWidth={1.75} aria-hidden />
            </BrandLink>
          </li>
        )
      })}
    </Stack>
  )
}

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 64px;
  height: 64px;
  overflow: hidden;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceSunken};
  font-size: ${tokens.font.size.lg};
  /* A logo with dark letters needs a light surface. */
  [data-mode='dark'] &[data-picture] {
    background: ${tokens.color.logoPlate};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

/** The configured logo, else the first of GetLogo, else the brand's initial. */
function SelectBrandLogo({ brand, name }: { brand: BrandEntry; name: string }) {
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
  return <Box aria-hidden>{logo.isLoading ? <Skeleton height={64} /> : firstLetter(name)}</Box>
}
