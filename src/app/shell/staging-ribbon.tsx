import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** In the corner above the bar's buttons; a tap goes through it. */
const Ribbon = styled.div`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block-start: ${tokens.safe.top};
  inset-inline-start: 0;
  padding-inline: ${tokens.space(2)};
  border-end-end-radius: ${tokens.space(2)};
  background: ${tokens.color.warning};
  color: ${tokens.color.onWarning};
  font-size: 0.625rem;
  font-weight: 700;
  line-height: 1.4;
  pointer-events: none;
`

/** Says that this site is not for members, and keeps it out of search engines. */
export default function StagingRibbon() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Ribbon aria-hidden>
        <FormattedMessage
          id="shell.staging"
          defaultMessage="staging"
          description="Small ribbon on a site that is not for members, but for trying out"
        />
      </Ribbon>
    </>
  )
}
