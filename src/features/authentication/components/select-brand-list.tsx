import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import type { BrandEntry } from '@/config/runtime-config'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { useBrandAddress } from '../hooks/use-brand-address'
import { SelectBrandLogo } from './select-brand-logo'

const List = styled.ul`
  display: grid;
  gap: ${tokens.space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`

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
  touch-action: manipulation;
  > b {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
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
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`

/** The configured brands, as plain links: each reloads the page, because LIFF can be initialised only once per page load. */
export function SelectBrandList({ brands }: { brands: readonly BrandEntry[] }) {
  const locale = useLocale()
  const addressOf = useBrandAddress()
  return (
    <List>
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
    </List>
  )
}
