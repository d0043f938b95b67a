import { EffectCoverflow, EffectFade, Parallax } from 'swiper/modules'
import 'swiper/css/effect-fade'
import { CarouselTrack, type CarouselTrackProps } from './carousel-track'

const effects = [EffectCoverflow, EffectFade, Parallax]

/** The slider with the Swiper modules of the three styles: a chunk of its own, since most carousels have no style. */
export function CarouselTrackStyled(props: CarouselTrackProps) {
  return <CarouselTrack {...props} effects={effects} />
}
