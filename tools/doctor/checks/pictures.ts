import { bad, kilobytes, note, orGood, plainAddress, unrecorded, type Finding } from '../finding.ts'
import { isHtml, isOk, type Answer } from '../site.ts'
import type { Visit } from '../visit.ts'

const CHECK = 'pictures'
const HEAVY_BYTES = 300_000
const TOO_HEAVY_BYTES = 1_000_000
/** A sample: a brand with hundreds of cards has the same habit in all of them. */
const MOST = 40

/** Whether the pictures that answers have named are there, are pictures, and are light enough for a phone. */
export async function checkPictures({ site, pictures, config, front, origin }: Visit): Promise<Finding[]> {
  for (const logo of config.logos) if (logo.startsWith('https:')) pictures.set(logo, 'config.json')
  const addresses = [...pictures.keys()].filter((address) => !address.startsWith('data:')).slice(0, MOST)
  if (addresses.length === 0) return []
  const replies = await Promise.all(
    addresses.map((address) => site.send(address, { headers: { Accept: 'image/*' } })),
  )
  const answers = replies.filter((reply) => reply.kind === 'answer')
  const findings = replies.flatMap((reply, index) => {
    const name = `${plainAddress(addresses[index] ?? '')} (${pictures.get(addresses[index] ?? '') ?? ''})`
    if (reply.kind === 'failure') {
      // One line for a host that does not answer, however many pictures it has.
      const isFirst =
        replies.findIndex((other) => other.kind === 'failure' && other.what === reply.what) === index
      return isFirst ? [bad(CHECK, reply.what, reply.mend, 'picture-missing')] : []
    }
    return reply.kind === 'answer' ? checkPicture(reply, name) : []
  })
  findings.push(...checkEmbedding(answers, front, origin))
  if (answers.length === 0 && findings.length === 0) return [unrecorded(CHECK)]
  const sum = answers.reduce((total, { bytes }) => total + bytes, 0)
  return orGood(findings, CHECK, `${answers.length} of ${pictures.size} looked at, ${kilobytes(sum)}`)
}

function checkPicture(answer: Answer, name: string): Finding[] {
  const type = answer.headers['content-type'] ?? 'no type'
  if (!isOk(answer))
    return [
      bad(
        CHECK,
        `${name} answers ${answer.status}`,
        'Upload it again, or take it out of the theme.',
        'picture-missing',
      ),
    ]
  if (isHtml(answer) || !type.startsWith('image/')) {
    return [
      bad(
        CHECK,
        `${name} is sent as ${type.slice(0, 40)}, not as a picture`,
        'Serve the picture with its own Content-Type, without a login.',
        'picture-type',
      ),
    ]
  }
  if (answer.bytes > TOO_HEAVY_BYTES)
    return [
      bad(
        CHECK,
        `${name} has ${kilobytes(answer.bytes)}`,
        'Save it smaller: 1600 px wide, WebP or JPEG, below 300 kB.',
        'picture-heavy',
      ),
    ]
  if (answer.bytes > HEAVY_BYTES)
    return [
      note(
        CHECK,
        `${name} has ${kilobytes(answer.bytes)}`,
        'Save it smaller: below 300 kB.',
        'picture-heavy',
      ),
    ]
  return []
}

/** Pictures of other origins that a browser keeps from the page: by their own header, or because the document asks for it. */
function checkEmbedding(pictures: readonly Answer[], { headers }: Answer, origin: string): Finding[] {
  const demands = headers['cross-origin-embedder-policy']?.trim().startsWith('require-corp') === true
  const hosts = (isKept: (policy: string | undefined, host: URL) => boolean) => [
    ...new Set(
      pictures
        .filter(({ url }) => new URL(url).origin !== origin)
        .filter((picture) =>
          isKept(picture.headers['cross-origin-resource-policy']?.trim().toLowerCase(), new URL(picture.url)),
        )
        .map(({ url }) => new URL(url).origin),
    ),
  ]
  const closed = hosts(
    (policy, host) =>
      policy === 'same-origin' || (policy === 'same-site' && siteOf(host) !== siteOf(new URL(origin))),
  )
  const silent = demands ? hosts((policy) => policy === undefined) : []
  return [
    ...closed.map((host) =>
      bad(
        CHECK,
        `${host} keeps its pictures from other sites (Cross-Origin-Resource-Policy)`,
        'Send Cross-Origin-Resource-Policy: cross-origin with them.',
        'picture-kept-from-site',
      ),
    ),
    ...silent.map((host) =>
      bad(
        CHECK,
        `${host} sends no Cross-Origin-Resource-Policy, which index.html demands (Cross-Origin-Embedder-Policy)`,
        'Leave Cross-Origin-Embedder-Policy out of index.html: the app does not need it.',
        'picture-kept-from-site',
      ),
    ),
  ]
}

/** About the site that a host belongs to: where both end alike, they may be of one. */
const siteOf = ({ protocol, hostname }: URL) => protocol + hostname.split('.').slice(-2).join('.')
