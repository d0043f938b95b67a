import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'

const { color, space } = tokens

/** Member and buttons side by side if there is room, else stacked. */
export const ProfileBarBox = styled(Card)`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
`

/** The link to the profile, or its placeholder in the skeleton. */
export const ProfileBarMember = styled.span`
  display: flex;
  flex: 999 1 240px;
  align-items: center;
  gap: ${space(4)};
  min-width: 0;
  color: inherit;
  text-decoration: none;
  /* The whole bar opens the profile; the buttons are stacked above this overlay. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.card};
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 3px solid ${color.focus};
      outline-offset: 2px;
    }
  }
`

/** Always as high as three lines, so that the bar has one height with or without expiring points. */
export const ProfileBarFacts = styled.span`
  display: grid;
  flex: 1;
  align-content: center;
  min-width: 0;
  min-height: 90px;
`

export const Welcome = styled.span`
  color: ${color.textMuted};
`

/** Under the figures on a phone; below all of the bar where the buttons stand beside them. */
export const Since = styled.div`
  position: relative;
  z-index: 1;
  flex: 1 0 100%;
  &:empty {
    display: none;
  }
  ${media.tabletUp} {
    order: 1;
  }
`

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  flex: 1 1 440px;
  container-type: inline-size;
  > div {
    display: flex;
    gap: ${space(2)};
  }
  > div > :first-child {
    flex: 1;
  }
  /* If both labels do not fit side by side, the second label is for screen readers only. */
  @container (max-width: 419px) {
    > div > * {
      padding-inline: ${space(3)};
    }
    > div > :nth-child(2) {
      flex: none;
    }
    [data-name] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
