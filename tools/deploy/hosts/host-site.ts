import type { Site } from '../../build/document/host-files.ts'

/** A built site, and where it is to be: what a host's files are written from. */
export interface HostSite extends Site {
  /** The headers that every answer carries, by name. */
  headers: Record<string, string>
  /** The host's name, as member.brand.example. */
  name: string
  /** The folder on the server below which the site lies at its base. */
  root: string
  /** The built folder's files, those below assets/ left out, by their paths in it. */
  files: readonly string[]
}

/** The files that a host reads: their texts by name. */
export type HostFiles = Record<string, string>
