// Deletes what the sandbox has stored; the next npm start begins with a new one.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

rmSync(fileURLToPath(new URL('../../.sandbox', import.meta.url)), { recursive: true, force: true })
console.log('The sandbox is as new. A server that is running keeps its own state until it is started again.')
