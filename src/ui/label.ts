import styled from 'styled-components'

/** Words in a control or beside an icon: the letters, not their line, are centred; Thai has more room above it than below. */
export const Label = styled.span`
  display: block;
  text-box: trim-both cap alphabetic;
`
