import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled, { css } from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Phrases } from './phrases'
import { SmallButton } from './small-button'
import { commonWords } from './words'

/** For a button that reads again: the notice above the page has one for all, but a dialog would cover it. */
export const leftToNotice = css`
  [data-notice] ~ * & {
    display: none;
  }
  dialog[open] & {
    display: revert;
  }
`

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space(3)};
  min-height: ${tokens.tap};
  font-size: ${tokens.font.size.sm};
  &[data-page] {
    justify-content: center;
    padding: ${tokens.space(16)} ${tokens.gutter};
    font-size: ${tokens.font.size.md};
    text-align: center;
  }
  &:not([data-page]) > button {
    ${leftToNotice}
  }
`

/** What a retry reads again: a query, or what is like one. */
export interface Rereadable {
  refetch: () => unknown
  isFetching?: boolean
}

interface PartErrorProps {
  /** Default: that it could not be loaded. Set if an earlier answer is still shown. */
  text?: ReactNode
  /** Names the part, if its place does not. */
  title?: ReactNode
  read: Rereadable
  isPage?: boolean
  supportCode?: string
}

/** An error in place of a part of a page, in the colour of the text around it. */
export function PartError({ text, title, read, isPage, supportCode }: PartErrorProps) {
  return (
    <Root role={text ? 'status' : 'group'} data-page={isPage}>
      <span>
        {text || (
          <Phrases>
            {title ? (
              <FormattedMessage
                id="ui.notLoaded"
                defaultMessage="{title} couldn’t be loaded"
                description="title names a part of a page"
                values={{ title: <b key="title">{title}</b> }}
              />
            ) : (
              <FormattedMessage {...commonWords.notLoaded} />
            )}
          </Phrases>
        )}
      </span>
      <SmallButton
        type="button"
        aria-busy={read.isFetching || undefined}
        aria-disabled={read.isFetching || undefined}
        onClick={() => !read.isFetching && read.refetch()}
      >
        <FormattedMessage {...commonWords.tryAgain} />
      </SmallButton>
      {supportCode && (
        // Without SupportCode's button, whose chunk may fail to load too.
        <small>
          <FormattedMessage {...commonWords.supportCode} /> <code>{supportCode}</code>
        </small>
      )}
    </Root>
  )
}
