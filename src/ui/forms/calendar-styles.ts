import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Around } from './field-styles'

const { color, font, radius, space } = tokens

/** Styles for react-day-picker, which has only class names. */
export const CalendarRoot = styled.div`
  .rdp-month {
    display: grid;
    grid-template-columns: ${tokens.tap} minmax(0, 1fr) ${tokens.tap};
    gap: ${space(2)} 0;
    align-items: center;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    height: ${tokens.tap};
    border-radius: ${radius.pill};
    color: ${color.primaryText};
    touch-action: manipulation;
  }
  [aria-disabled='true'] {
    opacity: 0.35;
    cursor: not-allowed;
  }
  .rdp-dropdowns {
    display: flex;
    gap: ${space(1)};
    justify-content: center;
  }
  .rdp-month_grid {
    grid-column: 1 / -1;
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  .rdp-weekday {
    padding: 0 0 ${space(1)};
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    font-weight: 600;
  }
  .rdp-day {
    padding: 0;
    text-align: center;
  }
  .rdp-day_button {
    width: 100%;
    max-width: 48px;
    min-height: ${tokens.tap};
    border: 1px solid transparent;
    border-radius: ${radius.control};
    touch-action: manipulation;
    /* Clears the dialog's buttons at the bottom of the screen. */
    scroll-margin-block-end: 120px;
  }
  [data-today] > .rdp-day_button {
    border-color: ${color.primaryText};
    color: ${color.primaryText};
    font-weight: 700;
  }
  [data-disabled] > .rdp-day_button {
    color: ${color.textMuted};
    opacity: 0.45;
    cursor: not-allowed;
  }
  [data-selected] > .rdp-day_button {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: 700;
    /* A light primary colour may not stand out from the surface. */
    border-color: ${color.primaryText};
  }
  /* A band connects the first and the last day of a range. */
  .rdp-range_start:not(.rdp-range_end),
  .rdp-range_middle,
  .rdp-range_end:not(.rdp-range_start) {
    position: relative;
    isolation: isolate;
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset-block: 3px;
      /* Overlaps the next day, because fractions of a pixel would leave gaps. */
      inset-inline: 0 -1px;
      background: ${color.primarySoft};
    }
  }
  .rdp-range_start::before {
    margin-inline-start: 50%;
  }
  .rdp-range_end::before {
    margin-inline-end: 50%;
  }
  .rdp-range_middle:first-child::before {
    border-start-start-radius: ${radius.control};
    border-end-start-radius: ${radius.control};
  }
  .rdp-range_middle:last-child::before {
    border-start-end-radius: ${radius.control};
    border-end-end-radius: ${radius.control};
  }
  .rdp-range_middle > .rdp-day_button {
    background: transparent;
    color: ${color.text};
  }
  .rdp-range_middle:not([data-today]) > .rdp-day_button {
    border-color: transparent;
  }
  :focus-visible {
    outline-offset: -1px;
  }
  @media (hover: hover) {
    :not([data-selected], [data-disabled]) > .rdp-day_button:hover {
      background: ${color.primarySoft};
    }
  }
`

/** What is drawn in the chevron ends as far from the edge as the words begin. */
export const CalendarChoice = styled(Around)`
  min-width: 0;
  > svg {
    inset-block-start: calc(50% - 8px);
  }
  /* The year is never cut off; every month fits. */
  &:last-of-type {
    flex: none;
  }
  @media (max-width: 389px) {
    > svg {
      inset-inline-end: ${space(1)};
    }
  }
`

export const CalendarSelect = styled.select`
  width: 100%;
  min-height: ${tokens.tap};
  padding: 0 ${space(8)} 0 ${space(4)};
  border: 1px solid ${color.outlineStrong};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: 600 ${font.size.md} / ${font.lineHeight} ${font.family};
  appearance: none;
  text-overflow: ellipsis;
  @media (max-width: 389px) {
    padding: 0 ${space(5)} 0 ${space(2)};
  }
`
