import { isSitePath } from '../lib/safe-url.ts'
import { AREAS, isOwnHeader, isOwnPath, type ApiSettings, type ApiShape } from './api-address.ts'
import { base, BASE_MEND, entries, list, patternOf, shown, type Row } from './setting-kinds.ts'

const AREA_MEND = `Give a list of: ${AREAS.join(', ')}.`

/** The API's addresses. A brand's row may override this file's settings. */
export const bases = {
  customerApiUrl: {
    kind: base,
    doc: 'Base of the customer API: https, a path on this origin (`/gateway`), or `""` for this origin.',
    mendMissing: BASE_MEND,
    policy: ['connect-src', 'img-src'],
  },
  crmApiUrl: {
    kind: base,
    doc: 'Base of the CRM API: https, a path on this origin, or `""` for this origin.',
    mendMissing: BASE_MEND,
    policy: ['connect-src', 'img-src'],
  },
} satisfies Record<Exclude<keyof ApiSettings, 'apiShape' | 'off'>, Row>

/** How the API differs from the contract. */
export const shape = {
  apiPrefix: {
    kind: {
      schema: { anyOf: [{ const: '' }, { $ref: '#/$defs/path' }] },
      messageOf: (value) =>
        value === '' || isSitePath(value)
          ? undefined
          : [
              `is ${shown(value)}, no path`,
              'Give what stands in place of /api/v1.0, as "/loyalty/v2", or leave it out.',
            ],
    },
    doc: 'What stands in place of `/api/v1.0` in every path; `""` for nothing ([docs/api.md](api.md#where-they-are)).',
    default: '/api/v1.0',
  },
  paths: {
    kind: entries(
      'Give the brand’s path for a path of the contract: {"/api/v1.0/Customer/Profile": "/v2/members/me"}.',
      {
        propertyNames: { pattern: '^/api/v1\\.0/' },
        additionalProperties: { $ref: '#/$defs/path' },
      },
      (path, own) =>
        isOwnPath(path, own)
          ? undefined
          : `leads ${shown(path)} to ${shown(own)}, no path from the root, and leaves it out`,
    ),
    doc: "The brand's own path by the contract's, where one differs; `apiPrefix` does not apply to it.",
  },
  headers: {
    kind: entries(
      'Give names and texts that may be public: {"X-Tenant": "brand"}. What the app sets itself cannot be given.',
      {
        // The same names as in api-address.ts, which does not export them, to save bytes of the entry. A test compares both.
        propertyNames: {
          pattern: patternOf(/^(?!(accept|authorization|content-|cookie|x-request-id))[\w-]+$/i),
        },
        additionalProperties: { type: 'string', pattern: '^[\\x20-\\x7e]*$' },
      },
      (name, value) =>
        // Its value may be a secret.
        isOwnHeader(name, value) ? undefined : `has ${shown(name)}, which cannot be sent`,
    ),
    doc: 'Fixed headers of every call. Everybody can read them.',
  },
  off: {
    kind: list(AREA_MEND, { enum: AREAS }, (area) =>
      AREAS.some((known) => known === area) ? undefined : [`has ${shown(area)}, which is no area`, AREA_MEND],
    ),
    doc: `What the brand's API does not have, of ${AREAS.map((area) => `\`${area}\``).join(', ')}; the app hides it and never calls it ([docs/api.md](api.md#what-a-brand-has-not)).`,
  },
} satisfies Record<keyof ApiShape | 'off', Row>
