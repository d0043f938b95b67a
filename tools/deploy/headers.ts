// Rewrites for the config.json in a built app what else says its content: _headers, for hosts that read it, and security.txt.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from '../build/document/host-files.ts'
import { readOptions } from '../command-line/read-options.ts'
import { readSite } from './built-site.ts'
import { writeSecurityText } from './security-text.ts'

const dist = String(readOptions({}, 'dist').dist)
const site = readSite(dist)
writeFileSync(join(dist, '_headers'), headersFile(site))
writeSecurityText(dist, site)
