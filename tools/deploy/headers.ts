// Writes the _headers of a built app anew, for the config.json that lies in it: for hosts that read that file.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from '../build/document/host-files.ts'
import { readOptions } from '../command-line/read-options.ts'
import { readSite } from './built-site.ts'

const dist = String(readOptions({}, 'dist').dist)
writeFileSync(join(dist, '_headers'), headersFile(readSite(dist)))
