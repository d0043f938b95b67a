import type { Failure } from './site.ts'

/** What a failed request means, by the code of Node's error. */
const WORDS: Readonly<Record<string, readonly [what: string, mend: string]>> = {
  ENOTFOUND: ['no such host', 'Check the spelling of the host and its DNS record.'],
  EAI_AGAIN: ['the host name cannot be looked up now', 'Check the DNS and this machine’s network.'],
  ECONNREFUSED: ['nothing listens there', 'Start the server, or check host and port.'],
  ECONNRESET: ['the connection was cut', 'Look at the server’s and the proxy’s log.'],
  BLOCKED: [
    'an address of this very machine, which a site elsewhere names',
    'Name the host where the members reach it.',
  ],
  EHOSTUNREACH: ['the host cannot be reached', 'Check the firewall and this machine’s network.'],
  ENETUNREACH: ['the network cannot be reached', 'Check this machine’s network.'],
  TIMEOUT: ['no answer in time', 'Look for a server that hangs or a firewall that drops packets.'],
  TOO_LARGE: ['the answer is larger than 20 MB', 'Look at what this address serves.'],
  CUT: [
    'the answer is cut off in the middle',
    'Look for a proxy or a cache that keeps half of it, and compare Content-Length with the file.',
  ],
  ENCODING: [
    'the body is not in the encoding that its Content-Encoding names',
    'Mend the compression of the host or the proxy.',
  ],
  CERT_HAS_EXPIRED: ['the certificate has expired', 'Renew the certificate.'],
  CERT_NOT_YET_VALID: [
    'the certificate is not valid yet',
    'Check the certificate’s dates and this machine’s clock.',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'the certificate belongs to another host',
    'Serve a certificate that names this very host.',
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'the certificate is self-signed',
    'Serve a certificate of a public authority.',
  ],
  SELF_SIGNED_CERT_IN_CHAIN: [
    'the certificate comes from an authority that phones do not know',
    'Serve a certificate of a public authority.',
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    'the certificate’s chain is incomplete',
    'Serve the intermediate certificates too: Android does not fetch them.',
  ],
  EPROTO: [
    'no TLS is spoken there',
    'Serve https on this port, or give the address with http:// on this machine.',
  ],
}
const SAME_AS: Readonly<Record<string, string>> = {
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  UNABLE_TO_GET_ISSUER_CERT: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ERR_SSL_WRONG_VERSION_NUMBER: 'EPROTO',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'EPROTO',
  ETIMEDOUT: 'TIMEOUT',
  EPIPE: 'ECONNRESET',
}

/** What one answer has wrong, and the next need not. */
const OF_ONE_ANSWER = ['CUT', 'ENCODING', 'TOO_LARGE']

/** The failure that an error code stands for, in words; of the address only its origin is told. */
export function failureOf(code: string, url: string): Failure {
  const [what, mend] =
    WORDS[SAME_AS[code] ?? code] ??
    (code.startsWith('HPE_')
      ? ['the answer is not HTTP', 'Check host and port.']
      : [`it could not be reached (${code})`, 'Open it in a browser from this machine.'])
  return {
    kind: 'failure',
    what: `${new URL(url).origin}: ${what}`,
    mend,
    ...(OF_ONE_ANSWER.includes(code) && { isReached: true }),
  }
}
