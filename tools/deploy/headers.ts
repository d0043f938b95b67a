// Writes the _headers of a built app anew, for the config.json that lies in it: for hosts that read that file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from '../build/document/host-files.ts'
import { readOptions } from '../command-line/read-options.ts'
import { configText } from '../config/config-text.ts'

const dist = String(readOptions({}, 'dist').dist)
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
const html = read('index.html')
const [, base = '/'] = /<script type="module"[^>]+src="([^"]*)assets\//.exec(html) ?? []
const config: unknown = JSON.parse(configText(join(dist, 'config.json')))
const assets = readdirSync(join(dist, 'assets'))
writeFileSync(join(dist, '_headers'), headersFile({ html, base, config, environment: process.env, assets }))
