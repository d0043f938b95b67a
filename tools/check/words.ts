// Says how many words the documentation has, and fails where they are more than somebody reads.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const AT_MOST = 20_000

const files = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
const words = files.flatMap((file) => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)).length
console.log(`${words} words in ${files.length} pages, of at most ${AT_MOST}.`)
if (words > AT_MOST) process.exit(1)
