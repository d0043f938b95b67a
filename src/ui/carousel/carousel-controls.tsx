import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { IconButton } from '../icon-button'
import { visibleBullets, type CarouselOptions } from './carousel-options'

const messages = defineMessages({
  previous: {
    id: 'ui.carousel.previous',
    defaultMessage: 'Previous slide',
    description: 'Button of a carousel',
  },
  next: { id: 'ui.carousel.next', defaultMessage: 'Next slide', description: 'Button of a carousel' },
  pause: { id: 'ui.carousel.pause', defaultMessage: 'Pause slides', description: 'Stops a moving carousel' },
  play: { id: 'ui.carousel.play', defaultMessage: 'Play slides', description: 'Starts a carousel moving' },
})

const Round = styled(IconButton)`
  position: absolute;
  z-index: 2;
  background: color-mix(in srgb, ${tokens.color.surfaceRaised} 88%, transparent);
  color: ${tokens.color.text};
  box-shadow: ${tokens.shadow};
  &[data-place='prev'],
  &[data-place='next'] {
    top: calc(50% - 22px);
  }
  &[data-place='prev'] {
    inset-inline-start: ${tokens.space(2)};
  }
  &[data-place='next'] {
    inset-inline-end: ${tokens.space(2)};
  }
  &[data-place='corner'] {
    bottom: ${tokens.space(2)};
    inset-inline-end: ${tokens.space(2)};
  }
`

/** White on a dark pill, to be visible over any picture, at its end, where pictures show least; less high than its tap area. */
const Bullets = styled.div`
  position: absolute;
  bottom: 0;
  inset-inline-end: ${tokens.space(2)};
  z-index: 2;
  display: flex;
  min-height: ${tokens.tap};
  padding-inline: ${tokens.space(2)};
  color: white;
  &::before {
    content: '';
    position: absolute;
    inset: 10px 0;
    z-index: -1;
    border-radius: ${tokens.radius.pill};
    background: color-mix(in srgb, black 60%, transparent);
  }
  button:focus-visible {
    outline: 2px solid white;
    outline-offset: -2px;
    border-radius: 8px;
  }
  svg {
    width: 12px;
    fill: currentColor;
  }
  > div {
    position: relative;
    display: flex;
    align-items: center;
  }
`

/** Bullets are too close together for fingers: a tap on their row leads to the next slide, and the keyboard to each. */
const RowTarget = styled.span`
  position: absolute;
  inset: 0;
`

const Bullet = styled.button`
  display: grid;
  place-items: center;
  width: 10px;
  height: 24px;
  padding: 0;
  border: 0;
  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: ${tokens.radius.pill};
    background: white;
    opacity: 0.55;
    transition: opacity ${tokens.motion.fast};
  }
  &[aria-current] {
    width: 18px;
  }
  &[aria-current]::before {
    width: 14px;
    opacity: 1;
  }
`

interface CarouselControlsProps {
  options: CarouselOptions
  index: number
  count: number
  isPlaying: boolean
  onPlayingChange: (isPlaying: boolean) => void
  onMove: (steps: number) => void
  onSelect: (index: number) => void
}

export function CarouselControls({
  options,
  index,
  count,
  isPlaying,
  onPlayingChange,
  onMove,
  onSelect,
}: CarouselControlsProps) {
  const intl = useIntl()
  const steps = options.navigationOption?.moveCount ?? 1
  const playLabel = intl.formatMessage(isPlaying ? messages.pause : messages.play)
  const PlayIcon = isPlaying ? Pause : Play
  const playIcon = <PlayIcon size={20} strokeWidth={1.75} aria-hidden />
  const handlePlay = () => onPlayingChange(!isPlaying)
  return (
    <>
      {options.navigation && (
        <>
          <Round
            data-place="prev"
            label={intl.formatMessage(messages.previous)}
            onClick={() => onMove(-steps)}
          >
            <ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
          </Round>
          <Round data-place="next" label={intl.formatMessage(messages.next)} onClick={() => onMove(steps)}>
            <ChevronRight size={24} strokeWidth={1.75} aria-hidden />
          </Round>
        </>
      )}
      {options.autoplay && !options.pagination && (
        <Round data-place="corner" label={playLabel} onClick={handlePlay}>
          {playIcon}
        </Round>
      )}
      {options.pagination && (
        <Bullets>
          <div>
            {visibleBullets(index, count, options.paginationOption?.visibleCount).map((bullet) => (
              <Bullet
                key={bullet}
                type="button"
                aria-label={intl.formatMessage(
                  {
                    id: 'ui.carousel.bullet',
                    defaultMessage: 'Go to slide {number}',
                    description: 'Bullet of a carousel; number counts from 1',
                  },
                  { number: bullet + 1 },
                )}
                aria-current={bullet === index || undefined}
                onClick={() => onSelect(bullet)}
              />
            ))}
            <RowTarget onClick={() => onMove(1)} />
          </div>
          {options.autoplay && (
            <IconButton label={playLabel} onClick={handlePlay} style={{ marginInlineEnd: -8 }}>
              {playIcon}
            </IconButton>
          )}
        </Bullets>
      )}
    </>
  )
}
