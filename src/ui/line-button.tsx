import styled from 'styled-components'
import { lineColours as line } from '@/theme/line-colours'
import { tokens } from '@/theme/tokens'
import { Label } from './label'
import { SpinnerMark } from './spinner'

const { font, space } = tokens

const over = (colour: string) => `linear-gradient(${colour}, ${colour})`

/** The width of the bubble's cell and the paddings. */
const BESIDE_TEXT = '84px'
/** Up to these widths the short text is shown, or none. The texts are at most 9.3 and 4.2 em wide. */
const SHORT = `calc(9.8em + ${BESIDE_TEXT})`
const ALONE = `calc(4.6em + ${BESIDE_TEXT})`

/** The font is set here, because `em` in a container query is the container's. */
const Frame = styled.div`
  container-type: inline-size;
  width: 100%;
  font: ${font.button} / ${font.lineHeight} ${font.family};
`

const Bubble = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  border-inline-end: 1px solid var(--separator);
`

const Root = styled.button`
  --separator: ${line.separator};
  position: relative;
  display: flex;
  width: 100%;
  min-height: 48px;
  overflow: hidden;
  border: 1px solid ${line.base};
  border-radius: ${tokens.radius.control};
  background: ${line.base};
  color: ${line.on};
  @media (hover: hover) {
    &:hover {
      background-image: ${over(line.hover)};
    }
  }
  &:active {
    background-image: ${over(line.pressed)};
  }
  &[aria-disabled='true'] {
    --separator: ${line.disabledLine};
    border-color: ${line.disabledLine};
    background: ${line.disabled};
    color: ${line.onDisabled};
    cursor: not-allowed;
  }
  @container (max-width: ${ALONE}) {
    justify-content: center;
    > ${Bubble} {
      border: 0;
    }
  }
`

/** One line: the full text, the short one, or only the bubble. */
const Text = styled(Label)`
  flex: 1;
  align-self: center;
  min-width: 0;
  padding: ${space(2)} ${space(3)};
  overflow: hidden;
  text-align: center;
  white-space: nowrap;
  &::after {
    display: none;
    content: attr(data-short);
  }
  @container (max-width: ${SHORT}) {
    > span {
      display: none;
    }
    &::after {
      display: inline;
    }
  }
  @container (max-width: ${ALONE}) {
    display: none;
  }
`

const Waiting = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space(3)};
  display: grid;
  place-items: center;
  color: ${line.waiting};
  font-size: 16px;
`

interface LineButtonProps {
  /** The full text and accessible name. */
  label: string
  /** Shown if the full text does not fit. */
  shortLabel: string
  isBusy?: boolean
  onClick: () => void
}

/** The LINE login button by LINE's rules: never in the brand's colours, always one line. */
export function LineButton({ label, shortLabel, isBusy = false, onClick }: LineButtonProps) {
  return (
    <Frame>
      <Root
        type="button"
        aria-label={label}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        data-line-button
        onClick={() => !isBusy && onClick()}
      >
        <Bubble>
          <LineMark />
        </Bubble>
        <Text data-short={shortLabel}>
          <span>{label}</span>
        </Text>
        {isBusy && (
          <Waiting>
            <SpinnerMark />
          </Waiting>
        )}
      </Root>
    </Frame>
  )
}

/** LINE's speech bubble in the text's colour, with transparent letters. */
function LineMark() {
  return (
    <svg viewBox="0 0 42 40" height="28" width="29.4" fill="currentColor" aria-hidden>
      <path
        fillRule="evenodd"
        d="M21 1C10 1 1 8 1 17c0 8 7 14.5 17 16 1 0 2 1 1 4 0 1 0 2 2 1s11-7 16-12c3-3 4-6 4-9 0-9-9-16-20-16ZM8 12h2v8h4v2H8Zm8 0h2v10h-2Zm4 0h2l4 6v-6h2v10h-2l-4-6v6h-2Zm10 0h6v2h-4v2h4v2h-4v2h4v2h-6Z"
      />
    </svg>
  )
}
