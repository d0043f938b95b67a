import { judgeEach, kilobytes, plainAddress, type Finding, type Rows } from '../finding.ts'
import { isHtml, isOk, type Answer } from '../site.ts'
import type { Visit } from '../visit.ts'

/** Roughly the site that a host belongs to: the last two parts of its name. */
const siteOf = ({ protocol, hostname }: URL) => protocol + hostname.split('.').slice(-2).join('.')

const PICTURES: Rows<readonly [answer: Answer, site: URL]> = {
  'picture-missing': ([answer]) => answer.failure ?? (!isOk(answer) && `answered ${answer.status}`),
  'picture-type': ([answer]) => {
    const type = answer.headers['content-type'] ?? 'no type'
    const isWrong = isHtml(answer) || !type.startsWith('image/')
    return isOk(answer) && isWrong && `sent as ${type.slice(0, 40)}, not as a picture`
  },
  'picture-heavy': ([{ bytes }]) => bytes > 1_000_000 && `heavy (${kilobytes(bytes)})`,
  'picture-kept-from-site': ([answer, site]) => {
    const url = new URL(answer.url)
    const policy = answer.headers['cross-origin-resource-policy']?.trim().toLowerCase()
    const isClosed = policy === 'same-origin' || (policy === 'same-site' && siteOf(url) !== siteOf(site))
    return url.origin !== site.origin && isClosed && 'kept from other sites (Cross-Origin-Resource-Policy)'
  },
}

/** Whether the pictures that answers have named are there, are pictures, are light enough for a phone, and may be shown. */
export async function checkPictures({ site, pictures, config, origin }: Visit): Promise<Finding[]> {
  for (const logo of config.logos) if (logo.startsWith('https:')) pictures.set(logo, 'config.json')
  // A sample, because a brand with hundreds of cards treats all of their pictures alike.
  const addresses = [...pictures.keys()].filter((address) => !address.startsWith('data:')).slice(0, 40)
  if (addresses.length === 0) return []
  const places: [place: string, picture: [Answer, URL]][] = []
  // A host that lets its own pages alone show its pictures goes by the Referer.
  const headers = { Accept: 'image/*', Referer: `${origin}/` }
  for (const address of addresses) {
    const answer = await site.send(address, { headers })
    places.push([`${plainAddress(address)} (${pictures.get(address)})`, [answer, new URL(origin)]])
  }
  const well = `${addresses.length} of ${pictures.size} looked at`
  return judgeEach('pictures', PICTURES, places, { well })
}
