import type { Told } from './finding.ts'

const AUTHORITY = 'Serve a certificate of a public authority.'

/** What a failed request means, by the start of the code of Node's error. */
const WORDS: readonly (readonly [codes: RegExp, what: string, mend: string])[] = [
  [/^ENOTFOUND/, 'no such host', 'Check the spelling of the host and its DNS record.'],
  [/^EAI_AGAIN/, 'the host name cannot be looked up now', 'Check the DNS and this machine’s network.'],
  [/^ECONNREFUSED/, 'nothing listens there', 'Start the server, or check host and port.'],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)/,
    'the connection was cut',
    'Look at the server’s and the proxy’s log.',
  ],
  [/^E(HOST|NET)UNREACH/, 'the host cannot be reached', 'Check the firewall and this machine’s network.'],
  [/TIMEOUT|TIMEDOUT/, 'no answer in time', 'Look for a server that hangs or a firewall that drops packets.'],
  [
    /^CLOSED/,
    'from here this leads to an address of this machine or its network, which a site elsewhere names',
    'Name the host where the members reach it, or run the doctor outside of that network.',
  ],
  [/^TOO_LARGE/, 'the answer is larger than 20 MB', 'Look at what this address serves.'],
  [/^CUT/, 'the answer is cut off in the middle', 'Look for a proxy or a cache that keeps half of it.'],
  [
    /^TWICE/,
    'the body is compressed twice, as its Content-Encoding says',
    'Let either the files or one server be compressed.',
  ],
  [
    /^ENCODING/,
    'the body is not in the one encoding that its Content-Encoding names',
    'Mend the compression of the host or the proxy.',
  ],
  [/^CERT_HAS_EXPIRED/, 'the certificate has expired', 'Renew the certificate.'],
  [
    /^ERR_TLS_CERT_ALTNAME/,
    'the certificate belongs to another host',
    'Serve one that names this very host.',
  ],
  [/SELF_SIGNED_CERT/, 'the certificate is of no authority that phones know', AUTHORITY],
  [
    /^UNABLE_TO_(VERIFY_LEAF|GET_ISSUER)/,
    'the certificate’s chain is incomplete',
    'Serve the intermediate certificates too: Android does not fetch them.',
  ],
  [/^(EPROTO|ERR_SSL)/, 'no TLS is spoken there', 'Serve https on this port.'],
  [/^HPE_/, 'the answer is not HTTP', 'Check host and port.'],
]

/** The failure that an error code stands for, in words, which name only the origin of the address. */
export function failureOf(code: string, url: string): Told {
  const [, what, mend] = WORDS.find(([codes]) => codes.test(code)) ?? [
    code,
    `it could not be reached (${code})`,
    'Open it in a browser from this machine.',
  ]
  return { what: `${new URL(url).origin}: ${what}`, mend }
}
