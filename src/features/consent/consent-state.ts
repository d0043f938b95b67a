import { isRecord } from '@/lib/is-record'
import type { PolicyContent } from './policy-content'

/** What an entry of the history may carry for the consent pages. */
export interface ConsentState {
  /** The text to show instead of one fetched (spec 2, PDPA view variants). */
  pdpaText?: PolicyContent
  /** How the box was left when the terms were looked at. */
  isTicked?: boolean
  /** The consent has been recorded: consent-success may say so. */
  isRecorded?: boolean
}

/** Reads the state of a location, which anyone may have written. */
export function readConsentState(state: unknown): ConsentState {
  if (!isRecord(state)) return {}
  return {
    pdpaText: isPolicyContent(state.pdpaText) ? state.pdpaText : undefined,
    isTicked: typeof state.isTicked === 'boolean' ? state.isTicked : undefined,
    isRecorded: state.isRecorded === true,
  }
}

function isPolicyContent(value: unknown): value is PolicyContent {
  return (
    isRecord(value) &&
    typeof value.content_th === 'string' &&
    value.content_th !== '' &&
    (value.content_en === undefined || value.content_en === null || typeof value.content_en === 'string')
  )
}
