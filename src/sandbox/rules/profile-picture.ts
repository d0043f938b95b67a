import { nextId, type MemberState, type SandboxState } from '../db/state.ts'
import { invalidFields } from './errors.ts'

const MAX_BYTES = 5 * 1024 * 1024

/** The path under which uploads are served. */
const UPLOADS = '/sandbox/uploads/'

/** An image's type by its first bytes: the name and type that the sender gives prove nothing. */
function typeOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png'
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF'
  return isRiff && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : undefined
}

/** Reads a picture; refuses a file that is no JPEG, PNG or WebP, or is larger than 5 MB. */
export async function readPicture(file: Blob): Promise<{ type: string; base64: string }> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = typeOf(bytes)
  if (type === undefined || bytes.length > MAX_BYTES) throw invalidFields(['Image'])
  return { type, base64: bytes.toString('base64') }
}

/** Stores a picture as the member's only upload and returns its path. */
export function keepPicture(
  state: SandboxState,
  member: MemberState,
  picture: { type: string; base64: string },
): string {
  if (member.image?.startsWith(UPLOADS)) delete state.uploads[member.image.slice(UPLOADS.length)]
  const id = nextId(state, 'U')
  state.uploads[id] = picture
  return UPLOADS + id
}
