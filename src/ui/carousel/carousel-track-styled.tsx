import { EffectCoverflow, EffectFade, Parallax } from 'swiper/modules'
import 'swiper/css/effect-fade'
import { CarouselTrack, type CarouselTrackProps } from './carousel-track'

const effects = [EffectCoverflow, EffectFade, Parallax]

/** The slider with the modules for styles, in a chunk of its own, because most carousels have none. */
export function CarouselTrackStyled(props: CarouselTrackProps) {
  return <CarouselTrack {...props} effects={effects} />
}
