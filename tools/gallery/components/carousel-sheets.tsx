import styled from 'styled-components'
import { Carousel } from '@/ui/carousel/carousel'
import type { CarouselOptions } from '@/ui/carousel/carousel-options'
import { tokens } from '@/theme/tokens'
import { Cases } from './sheet'

const Slide = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  height: 120px;
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primaryText};
  &[data-tall] {
    height: 180px;
  }
`

const carousels = (cases: Record<string, CarouselOptions>) =>
  function Carousels() {
    const shown = Object.entries(cases).map(([name, options]) => [
      name,
      <Carousel key={name} label={name} {...options}>
        {Array.from({ length: 7 }, (_, index) => (
          <Slide key={index} data-tall={index === 1 || undefined}>
            {index + 1}
          </Slide>
        ))}
      </Carousel>,
    ])
    return <Cases of={Object.fromEntries(shown)} />
  }

export const carouselSheets = {
  carousel: carousels({
    defaults: {},
    'start index 3': { defaultIndex: 3 },
    'whitespace 16, two and a half in view': { whitespace: 16, panelsPerView: 2.5 },
    'align center': { whitespace: 16, panelsPerView: 1.5, align: 'center', defaultIndex: 2 },
    'adaptive, at the tall slide': { adaptive: true, defaultIndex: 1 },
    vertical: { vertical: true, height: 120 },
  }),
  'carousel-controls': carousels({
    pagination: { pagination: true },
    'pagination, 3 visible': { pagination: true, paginationOption: { visibleCount: 3 } },
    navigation: { navigation: true },
    'navigation and pagination': { navigation: true, pagination: true },
    autoplay: { autoplay: true, autoplayDuration: 60_000 },
  }),
  'carousel-styles': carousels({
    perspective: { style: { kind: 'perspective' }, panelsPerView: 1.5, align: 'center', defaultIndex: 2 },
    parallax: { style: { kind: 'parallax' }, defaultIndex: 2 },
    fade: { style: { kind: 'fade' }, defaultIndex: 2 },
  }),
}
