import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/lib/is-record.ts'
import { contact } from '../../src/config/setting-kinds.ts'
import type { Site } from '../build/document/host-files.ts'

/** A file that is older is not to be trusted (RFC 9116): a deployment writes it anew. */
const LIFE_MS = 360 * 24 * 60 * 60_000

/**
 * Writes where a fault in security is reported into a built site's `.well-known/security.txt`, where config.json says so; else there
 * is none. That is read at a host's root alone.
 */
export function writeSecurityText(dist: string, { base, config }: Pick<Site, 'base' | 'config'>): void {
  const file = join(dist, '.well-known/security.txt')
  // That of a deployment before, whose address may be no longer the brand's.
  rmSync(file, { force: true })
  const address = isRecord(config) ? config.securityContact : undefined
  if (base !== '/' || typeof address !== 'string' || contact.messageOf(address, {}, '') !== undefined) return
  mkdirSync(join(dist, '.well-known'), { recursive: true })
  const expires = new Date(Date.now() + LIFE_MS).toISOString()
  const lines = [`Contact: ${address}`, `Expires: ${expires}`, 'Preferred-Languages: th, en']
  writeFileSync(file, `${lines.join('\n')}\n`)
}
