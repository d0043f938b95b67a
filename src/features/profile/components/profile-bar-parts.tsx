import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'

const { color, space } = tokens

/** Member and buttons side by side where there is room, else one above the other. */
export const Bar = styled(Card)`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
`

/** The link, or its shape. */
export const Member = styled.span`
  display: flex;
  flex: 999 1 240px;
  align-items: center;
  gap: ${space(4)};
  min-width: 0;
  color: inherit;
  text-decoration: none;
  /* The whole bar opens the profile; the buttons lie above. */
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

/** As high as three lines, whether points are about to expire or not. */
export const Facts = styled.span`
  display: grid;
  flex: 1;
  align-content: center;
  min-width: 0;
  min-height: 90px;
`

export const Welcome = styled.span`
  color: ${color.textMuted};
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
  /* Where both names do not fit side by side, the second one is for screen readers. */
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
