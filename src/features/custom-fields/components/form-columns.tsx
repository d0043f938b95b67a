import styled from 'styled-components'
import { tokens } from '@/theme/tokens'

/** Forms beside each other where there is room for two that are easy to read. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  align-items: start;
  gap: ${tokens.space(5)};
  padding: ${tokens.space(4)} ${tokens.gutter};
  /* One form alone is not stretched. */
  > :only-child {
    max-width: 560px;
  }
`
