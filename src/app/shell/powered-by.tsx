import styled from 'styled-components'
import { configuredFacts } from '@/config/configured-facts'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Where the configuration names nobody. */
const DEFAULT_MAKER = 'Member Club'

const Mark = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 6px;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  b {
    font-size: 0.8125rem;
  }
`

/** The maker's mark: a neutral wordmark. Not translated: a name is the same in every language. */
export function PoweredBy() {
  const { config } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const names = configuredFacts(config, brandRef).map((row) => row.maker)
  const maker = names.find(isName) ?? DEFAULT_MAKER
  return (
    <Mark role="img" aria-label={`Powered by ${maker}`}>
      Powered by
      <svg width="18" height="14" viewBox="72 5 18 14" fill="currentColor" aria-hidden>
        <path d="M75 5h12a3 3 0 0 1 3 3v2a2 2 0 0 0 0 4v2a3 3 0 0 1-3 3H75a3 3 0 0 1-3-3v-2a2 2 0 0 0 0-4V8a3 3 0 0 1 3-3z" />
      </svg>
      <b>{maker}</b>
    </Mark>
  )
}
