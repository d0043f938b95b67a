import { operations } from '../../src/api/generated/operations.ts'

/** The kinds of findings, by the check that gives them. An id is never renamed: pipelines hold it. */
export const FINDING_IDS = {
  'the site': ['site-unreachable'],
  'index.html': [
    'root-redirects',
    'root-guarded',
    'root-status',
    'root-not-html',
    'root-unreadable',
    'root-not-app',
    'other-base',
    'scripts-rewritten',
    'document-slow',
  ],
  'config.json': [
    'config-missing',
    'config-broken',
    'config-of-snapshot',
    'config-field-wrong',
    'config-field-unknown',
    'brand-unknown',
    'brand-without-row',
    'brand-without-headers',
    'brand-without-crm',
    'brand-without-logo',
    'liff-host-unknown',
    'no-brand',
  ],
  'the token': ['token-is-id-token', 'token-of-other-brand', 'the-token'],
  'SPA fallback': [
    'fallback-missing',
    'fallback-redirects',
    'redirect-to-http',
    'query-dropped',
    'query-refused',
  ],
  scripts: [
    'script-missing',
    'script-unreadable',
    'script-is-a-page',
    'script-type',
    'script-encoding',
    'script-cut',
    'script-added',
    'encoding-unasked',
  ],
  'a missing asset': [
    'missing-asset',
    'missing-asset-is-a-page',
    'missing-asset-status',
    'missing-asset-kept',
  ],
  'security headers': ['header-missing', 'header-wrong', 'hsts-missing', 'an-api-on-this-origin'],
  'caching, compression': [
    'document-kept',
    'config-kept',
    'assets-not-kept',
    'kept-too-long',
    'caching-contradicts',
    'not-compressed',
  ],
  'Content-Security-Policy': [
    'policy-missing',
    'policy-loose',
    'policy-open',
    'policy-of-other-build',
    'policy-of-other-place',
    'policy-forbids-app',
    'policy-forbids-host',
    'policy-forbids-styles',
    'policy-forbids-pictures',
    'script-added-inline',
  ],
  CORS: ['cors-of-the-customer-api', 'cors-of-the-crm-api'],
  LINE: [
    'liff-id-wrong',
    'liff-unasked',
    'liff-unknown',
    'liff-endpoint',
    'liff-scope',
    'line-login-by-api',
    'line-login-impossible',
    'line-login-host',
    'line-channel',
  ],
  theme: [
    'theme',
    'theme-unreadable',
    'theme-brand-unknown',
    'snapshot-lacks-brand',
    'snapshot-stale',
    'colour-wrong',
    'colour-word',
    'colours-moved',
    'login-closed',
    'registration-closed',
    'covers-missing',
    'logo-missing',
    'picture-refused',
  ],
  'layout of home': [
    'layout-of-home',
    'layout-empty',
    'banner-missing',
    'link-leads-nowhere',
    'title-untranslated',
  ],
  'consent texts': [
    'consent-texts',
    'consent-missing',
    'consent-not-thai',
    'consent-not-english',
    'consent-untranslated',
    'consent-active-content',
    'consent-box-ticked',
    'consent-box-paid',
  ],
  'calls of a member': [
    'calls-of-a-member',
    'dates-in-answers',
    'names-in-answers',
    'letters-in-answers',
    'paging',
    'the-clock-of-the-api',
    'caches-before-the-api',
    'calls-without-a-bearer',
  ],
  pictures: ['picture-missing', 'picture-type', 'picture-heavy', 'picture-kept-from-site'],
  'errors of the API': ['an-errors-body', 'the-crm-api', 'an-empty-list', 'a-row-that-is-not-there'],
  'a call that writes': ['a-call-that-writes'],
  'times and sizes': ['call-too-slow', 'call-slow', 'answer-large'],
} as const

export type FindingId = (typeof FINDING_IDS)[keyof typeof FINDING_IDS][number]

/** What a check names itself is its brand’s, too: its id is not. */
export const idOfCheck = (check: string): string =>
  check
    .replace(/^(theme|consent texts|LIFF|LINE login) of .*/s, '$1')
    .replace(/^(an error’s body|the CRM API|calls without a bearer) of .*/s, '$1')
    .replace(/^(CORS of the \w+ API) of .*/s, '$1')
    .replaceAll(/[./]/g, ' ')
    .replaceAll(/[^A-Za-z\d ]/g, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .trim()
    .replaceAll(/ +/g, '-')
    .toLowerCase()

/** Whether a finding can have this id. Each call of the API has its own: `list-packages`. */
export const isFindingId = (id: string): boolean =>
  Object.values(FINDING_IDS).some((ids) => (ids as readonly string[]).includes(id)) ||
  Object.keys(operations).some((operation) => idOfCheck(operation) === id)
