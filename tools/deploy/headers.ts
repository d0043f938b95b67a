// Rewrites the _headers of a built app for the config.json in it, for hosts that read _headers.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from '../build/document/host-files.ts'
import { readOptions } from '../command-line/read-options.ts'
import { readSite } from './built-site.ts'

const dist = String(readOptions({}, 'dist').dist)
writeFileSync(join(dist, '_headers'), headersFile(readSite(dist)))
