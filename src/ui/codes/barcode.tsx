import exported from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { media, tokens } from '@/theme/tokens'
import { CodeText } from '../code-text'

const QUIET_ZONE_MODULES = 10

/**
 * The specification's bars of 1.4 px (2 px from tablet up) are 0.22 mm on a phone, too fine for most counter scanners, so only
 * long codes get them. A shorter code fills the panel, with bars up to 3 px (0.5 mm).
 */
const MAX_BAR_WIDTH = '3px'

const Root = styled.span`
  --bar: 1.4px;
  --bars-height: 55px;
  display: grid;
  justify-items: center;
  gap: 10px;
  width: 100%;
  overflow: hidden;
  font-size: 16px;
  font-weight: 700;
  ${media.tabletUp} {
    --bar: 2px;
    --bars-height: 65px;
    font-size: 22px;
  }
  /* Antialiased: with crispEdges, bars of 1.4 px do not scan from a screen of 1x density. */
  svg {
    display: block;
    width: clamp(var(--bar) * var(--modules), 100%, ${MAX_BAR_WIDTH} * var(--modules));
    height: var(--bars-height);
    fill: ${tokens.color.codeInk};
  }
`

/** A code as CODE128; one that is not printable ASCII or too wide is shown as text with an explanation. */
export function Barcode({ code }: { code: string }) {
  const intl = useIntl()
  const root = useRef<HTMLSpanElement>(null)
  const [isTooWide, setIsTooWide] = useState(false)
  const bars = useMemo(() => encodeCode128(code), [code])
  const modules = (bars?.length ?? 0) + 2 * QUIET_ZONE_MODULES

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

  const isRendered = bars !== undefined && !isTooWide
  return (
    <Root ref={root} style={{ ['--modules' as string]: modules }}>
      {isRendered ? (
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
          <rect width={modules} height="1" fill={tokens.color.codePaper} />
          <path d={pathOf(bars)} />
        </svg>
      ) : (
        <span>
          <FormattedMessage
            id="codes.barcode.unavailable"
            defaultMessage="No barcode for this code. Use the QR code, or read it out."
          />
        </span>
      )}
      <CodeText code={code} />
    </Root>
  )
}

/** An SVG path with a rectangle for each run of black modules, after the quiet zone. */
function pathOf(bars: string): string {
  return Array.from(
    bars.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index + QUIET_ZONE_MODULES} 0h${run.length}v1h-${run.length}z`,
  ).join('')
}

// The deep path keeps jsbarcode's other formats and its canvas renderer out of the bundle.
const Code128 = 'default' in exported ? exported.default : exported

/** Printable ASCII: scanners type a control character as a key of the till, or drop it. */
const PRINTABLE = /^[ -~]+$/

/** A code's CODE128 modules, '1' for black and '0' for white; undefined if it cannot be encoded. */
export function encodeCode128(code: string): string | undefined {
  return PRINTABLE.test(code) ? new Code128(code, {}).encode().data : undefined
}
