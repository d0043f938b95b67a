import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { CodeText } from '../code-text'
import { encodeCode128 } from './encode-code128'

const QUIET_ZONE = 10

/**
 * The specification's 1.4 px (2 from tablet up) are 0.22 mm on a phone, finer than most counter scanners read: they are the
 * least that a long code gets. A shorter one grows with its quiet zone until it fills the panel, up to 3 px, half a millimetre.
 */
const WIDEST_BAR = '3px'

const Root = styled.span`
  --bar: 1.4px;
  --bars-height: 55px;
  display: grid;
  justify-items: center;
  gap: 10px;
  width: 100%;
  overflow: hidden;
  font-size: 16px;
  ${media.tabletUp} {
    --bar: 2px;
    --bars-height: 65px;
    font-size: 22px;
  }
  /* Antialiased: snapped to whole pixels (crispEdges), bars of 1.4 px do not scan from a screen of plain density. */
  svg {
    display: block;
    width: clamp(var(--bar) * var(--modules), 100%, ${WIDEST_BAR} * var(--modules));
    height: var(--bars-height);
    background: ${tokens.color.codePaper};
    fill: ${tokens.color.codeInk};
  }
`

/** A code as CODE128. One that is not ASCII, or does not fit with all its bars, is shown as text with a word on why. */
export function Barcode({ code }: { code: string }) {
  const intl = useIntl()
  const root = useRef<HTMLSpanElement>(null)
  const [isTooWide, setIsTooWide] = useState(false)
  const bars = useMemo(() => encodeCode128(code), [code])
  const modules = (bars?.length ?? 0) + 2 * QUIET_ZONE

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = () => {
      const bar = parseFloat(getComputedStyle(element).getPropertyValue('--bar'))
      setIsTooWide(element.clientWidth > 0 && modules * bar > element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [modules])

  const isDrawn = bars !== undefined && !isTooWide
  return (
    <Root ref={root} style={{ ['--modules' as string]: modules }}>
      {isDrawn ? (
        <svg
          role="img"
          aria-label={intl.formatMessage(
            {
              id: 'codes.barcode.name',
              defaultMessage: 'Barcode {code}',
              description: 'What the drawn barcode shows',
            },
            { code },
          )}
          viewBox={`0 0 ${modules} 1`}
          preserveAspectRatio="none"
        >
          <path d={pathOf(bars)} />
        </svg>
      ) : (
        <span>
          <FormattedMessage
            id="codes.barcode.unavailable"
            defaultMessage="This code cannot be drawn as a barcode. Please show the QR code or the code itself."
          />
        </span>
      )}
      <CodeText code={code} />
    </Root>
  )
}

/** One rectangle for each run of black modules, behind the quiet zone. */
function pathOf(bars: string): string {
  return Array.from(
    bars.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index + QUIET_ZONE} 0h${run.length}v1h-${run.length}z`,
  ).join('')
}
