import { operations, type OperationId } from '../../src/api/generated/operations.ts'

/** How to mend each fault that the doctor can find, by its id; never rename an id, because pipelines name it. */
export const FAULTS = {
  'site-unreachable': 'Check the address, and that the site runs.',
  // index.html
  'root-redirects': 'Serve index.html at the root itself, or give the doctor the address that it leads to.',
  'root-password': 'Take the password off: members have none.',
  'root-robots': 'Let the CDN’s bot protection leave out this host: LINE’s browser fails it too.',
  'root-status': 'Deploy dist/ to the root of the site.',
  'root-unreadable': 'Let either the files or the server be compressed, and once.',
  'root-not-html': 'Deploy dist/ to the root of the site, and serve .html as text/html.',
  'scripts-rewritten': 'Switch the CDN’s script loader (Rocket Loader) off for this host.',
  'root-not-app': 'Deploy dist/ of npm run build, not the sources or another page.',
  'other-base': 'Give the doctor the address that the build is for, or build with BASE= for this one.',
  // paths, and files that are missing
  'fallback-missing': 'Let every path that is no file answer index.html with status 200.',
  'fallback-redirects': 'Let the path itself answer index.html with status 200.',
  'redirect-to-http': 'Tell the server behind the TLS terminator its https address.',
  'query-dropped': 'Let the path itself answer index.html, or redirect with the query.',
  'query-refused': 'Let no firewall, proxy or cache look at the query or cut it below 8 kB.',
  'missing-asset': 'Leave /assets/ out of the fallback: what is not there answers 404.',
  'missing-asset-kept': 'Send a 404 with Cache-Control: no-store.',
  // scripts and styles
  'script-unreadable': 'Compress either the files or in the server, once (npm run deploy:compress).',
  'script-missing': 'Deploy dist/assets/ of the same build as index.html: all of it.',
  'script-type': 'Serve .js as text/javascript, and .css as text/css.',
  'script-encoding': 'Compress either the files or in the server, once (npm run deploy:compress).',
  'script-cut': 'Deploy the files of dist/assets/ whole, and let no proxy edit them.',
  // headers
  'referrer-policy': 'Send Referrer-Policy: strict-origin: a login’s code stands in the query.',
  nosniff: 'Send X-Content-Type-Options: nosniff.',
  opener:
    'Leave Cross-Origin-Opener-Policy out, or make it same-origin-allow-popups: LINE’s windows cannot answer the app otherwise.',
  camera: 'Send Permissions-Policy: camera=(self): outside LINE the app reads QR codes with the camera.',
  'content-type': 'Send index.html as text/html; charset=utf-8: in another encoding Thai cannot be read.',
  'content-disposition': 'Leave it out: browsers save the page in place of showing it.',
  'clear-site-data': 'Leave it out: each visit logs the member out.',
  'policy-not-everywhere': 'Send the headers of dist/_headers with every answer.',
  'document-kept': 'Send index.html and config.json with Cache-Control: no-cache.',
  'assets-not-kept': 'Send /assets/ with Cache-Control: public, max-age=31536000, immutable.',
  // config.json, and the token
  'config-missing': 'Put the brand’s config.json at the site’s root, where everybody can read it.',
  'config-broken': 'Mend its syntax (one object, no comments), and save it as UTF-8.',
  'config-of-snapshot': 'Run npm run deploy:snapshot with the site’s file as --config, and deploy.',
  'config-field-wrong': 'Mend the field.',
  'api-on-this-machine': 'Give the address where members reach the API.',
  'brand-spaced': 'Write the reference without the space.',
  'brand-unknown': 'Write the brand’s reference in the same letters, or give the brand a row.',
  'liff-host-unknown': 'Give this host its ID (the host alone, in small letters), or "*" one.',
  // Content-Security-Policy
  'policy-missing': 'Send the policy of dist/_headers; npm run deploy:config writes it for your host.',
  'policy-loose': 'Take script-src from dist/_headers: the app needs its own scripts and one hash.',
  'policy-of-other-build': 'Deploy the policy with its build, and let no proxy edit the HTML.',
  'policy-forbids-app': "Allow 'self' in script-src, without 'strict-dynamic'.",
  'policy-forbids-host': 'Add each host to its directive.',
  'policy-forbids-styles': "Allow 'unsafe-inline' in style-src, without hashes and nonces beside it.",
  'policy-forbids-pictures': 'Add each host to img-src.',
  'policy-sandbox': 'Take sandbox out of the policy of the app.',
  'policy-trusted-types': 'Leave trusted-types out, or add dompurify to it.',
  // CORS
  'no-answer': 'Let the API answer.',
  'cors-preflight': 'Answer OPTIONS with 204 and the CORS headers, without asking for a bearer.',
  'cors-origin': 'Send Access-Control-Allow-Origin for this site, once, with errors and preflights too.',
  'cors-headers': 'Allow Authorization, Content-Type, X-Request-Id, and the headers of config.json.',
  'cors-exposed': 'Send Access-Control-Expose-Headers: Date, Retry-After.',
  'cors-any-site': 'Leave out Access-Control-Allow-Credentials: the app sends no cookies.',
  // LINE
  'liff-id-wrong': 'Give the ID alone, as LINE’s console shows it: 1234567890-AbcdEfgh.',
  'liff-unknown': 'Copy the LIFF ID anew from LINE’s console; the channel must be published.',
  'liff-endpoint': 'Set the Endpoint URL in LINE’s console to the site’s root.',
  'liff-scope': 'Tick openid and profile in LINE’s console.',
  'line-login-host': 'Add the host to lineLoginHosts in config.json, if it is LINE’s or yours.',
  'line-channel': 'Use the LIFF ID of the login channel that the API verifies ID tokens with.',
  // the brand: theme, texts, home, pictures
  'theme-brand-unknown': 'Check the reference, capital letters included, with the API’s team.',
  'theme-unreadable': 'Give it in resp, as src/api/openapi.yaml shows.',
  'colour-wrong': 'Write it as #rrggbb or rgb(…).',
  'login-closed': 'Switch one of them on.',
  'consent-missing': 'Publish an article in the group crm_customer_pdpa.',
  'consent-not-thai': 'Publish the Thai text.',
  'banner-missing': 'Give banners with an https image_url, or take the section out.',
  'link-leads-nowhere': 'Give a path of the app (/privilege), or an https address.',
  'picture-refused': 'Give https addresses, or paths on the API’s origin.',
  'picture-missing': 'Upload it again, or take it out of the theme.',
  'picture-type': 'Serve the picture with its own Content-Type, without a login.',
  'picture-heavy': 'Save it smaller: 1600 px wide, WebP or JPEG, below 300 kB.',
  'picture-kept-from-site': 'Send Cross-Origin-Resource-Policy: cross-origin with them.',
  // what the API answers
  'not-asked': 'Mend customerApiUrl and crmApiUrl.',
  'api-redirects': 'Give the address behind the redirect: a browser’s preflight may not be redirected.',
  'api-page': 'Check that customerApiUrl and crmApiUrl lead to the API, and what stands before it.',
  'api-password': 'Let what stands before the API pass: Authorization is the member’s bearer.',
  'call-wants-bearer': 'Let it answer without a bearer.',
  'bearer-refused': 'Give a fresh bearer of a member of this brand.',
  'api-elsewhere': 'Give apiPrefix in config.json what stands for /api/v1.0, or mend the address.',
  'call-missing':
    'Give its path in paths of config.json, or add the call; an API without packages has "off": ["package"].',
  'call-throttled': 'Let a member make a dozen calls at once, and an address those of many members.',
  'call-refused': 'Where it asks for a header, give that in headers of config.json, and allow it in CORS.',
  'call-fails': 'Look at the API’s log for this call.',
  'text-in-text': 'Serialise the answer once.',
  'names-in-answers': 'Send the contract’s names, in its casing; an envelope is called data.',
  'list-missing': 'Give the list the contract’s name, and errors their status and body.',
  'answer-lacks': 'Compare the answer with docs/api.md, or src/api/openapi.yaml.',
  'dates-unread': 'Send yyyy-MM-dd, and moments as 2026-11-25T10:15:00+07:00, in ASCII digits.',
  'dates-buddhist': 'Send years of the Common Era (2026 for พ.ศ. 2569).',
  'letters-in-answers': 'Send UTF-8, encoded once: look at what reads the database.',
  paging: 'Let the first page be Page 1.',
  'limit-zero': 'Answer Limit 0 with a page of your own size: a section without card_layout_limit asks so.',
  // what would endanger a member
  'any-bearer': 'Verify the bearer of every member call.',
  'session-end': 'Answer 401 with the error body.',
  'error-hidden': 'Send the CORS headers with errors too, those of the proxy as well.',
  'the-crm-api': 'Look at the log of the CRM API.',
  'filters-ignored': 'Let privilege/List obey Filters (Field, Operator, Value).',
  'any-row': 'Answer 404 for an id that is not there, or not the member’s.',
  'calls-without-a-bearer': 'Answer 401 to every member call without a valid bearer.',
  'caches-before-the-api': 'Send no-store with what is a member’s, past the CDN.',
  'the-clock-of-the-api': 'Set the server’s clock by NTP, and let no proxy write a Date of its own.',
  'an-api-on-this-origin':
    "Send its answers with nosniff and a policy of sandbox; default-src 'none' (docs/hosting.md).",
  misuse: 'Give --brand one of these.',
} as const

/** The same for what works for members, but wants a look. */
export const NOTES = {
  'hsts-missing': 'Send Strict-Transport-Security: max-age=31536000, if all of this host has TLS.',
  'kept-too-long': 'Let the CDN obey Cache-Control, or empty it with each deployment.',
  'not-compressed': 'Compress with brotli, or with gzip.',
  'config-field-unknown': 'Look for a slip of the pen.',
  'no-brand': 'Name a defaultBrandRef, unless every link carries brandRef.',
  'consent-box-ticked': 'Thai guidance prefers an unticked box: "pdpaPreselected": false.',
  'consent-not-english': 'Publish content_en: those who read English get the Thai one.',
  'token-is-id-token': 'Give the bearer that the app stores as token.',
  'policy-open': 'Take the whole policy from dist/_headers.',
  'cors-vary': 'Send Vary: Origin with every answer.',
  'cors-age': 'Send Access-Control-Max-Age: 7200.',
  'liff-unasked': 'Compare the Endpoint URL in LINE’s console.',
  'line-login-impossible': 'Give the brand a LIFF ID, or switch LINE off in its theme.',
  'snapshot-stale': 'Run npm run deploy:snapshot on the built files, and deploy index.html and 404.html.',
  'calls-of-a-member': 'Give one of a test member as DOCTOR_TOKEN.',
  departs: 'Tell the API’s team: the app reads it all the same.',
  'dates-without-offset': 'Send moments with their offset: 2026-11-25T10:15:00+07:00, or with Z.',
  'options-with-commas': 'Give these options values without a comma: answers are joined by commas.',
  'error-body': 'Answer {"error": {"http_status", "locale": {"th-th": {title, message}, "en-us": {…}}}}.',
} as const

export type FaultId = keyof typeof FAULTS | keyof typeof NOTES

/** The id of what is wrong with a call of the API: `list-packages`. */
export const idOf = (operation: OperationId) => operation.replaceAll(/[A-Z]/g, '-$&').toLowerCase()

export const isFindingId = (id: string): boolean =>
  id in FAULTS ||
  id in NOTES ||
  (Object.keys(operations) as OperationId[]).some((operation) => idOf(operation) === id) // a constant object's keys
