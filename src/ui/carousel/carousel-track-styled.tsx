import { EffectCoverflow, EffectFade, Parallax } from 'swiper/modules'
import 'swiper/css/effect-fade'
import { CarouselTrack, type CarouselTrackProps } from './carousel-track'

const effects = [EffectCoverflow, EffectFade, Parallax]

/** The slider with what the three styles need: apart, since most carousels have none. */
export function CarouselTrackStyled(props: CarouselTrackProps) {
  return <CarouselTrack {...props} effects={effects} />
}
