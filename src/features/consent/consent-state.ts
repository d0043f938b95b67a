import { isRecord } from '@/lib/is-record'
import type { PolicyContent } from './policy-content'

/** The history entry's state (`location.state`) that the consent pages read. */
export interface ConsentState {
  /** The text to show instead of fetching one (spec 2, PDPA view variants). */
  pdpaText?: PolicyContent
  /** Whether the box was ticked when the member opened the terms. */
  isTicked?: boolean
  /** The consent has been recorded, so consent-success may be shown. */
  isRecorded?: boolean
}

/** Reads the state of a location; the state is not trusted, so each field is checked. */
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
