import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { expect, it } from 'vitest'
import { PERSONAS } from '../../src/sandbox/personas.ts'
import { sandbox } from '../../src/sandbox/vite-plugin.ts'
import { documentPlugin } from '../../tools/build/document/document-plugin.ts'
import { API_HEADERS, CACHE_CONTROL } from '../../tools/build/document/hosting-rules.ts'
import { entry } from './site-folder.ts'

const root = join(import.meta.dirname, '../..')

it('the build has nothing of the sandbox or of the tests', () => {
  const notice = readFileSync(join(root, 'dist/licenses.txt'), 'utf8')
  for (const library of ['msw', 'happy-dom', '@testing-library/react', 'axe-core'])
    expect(notice).not.toContain(`## ${library} - `)
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => file.endsWith('.js'))
  const { mobile } = PERSONAS.gold
  const guilty = scripts.filter((file) =>
    readFileSync(join(root, 'dist', file), 'utf8').includes(mobile.doisai),
  )
  expect([scripts.length > 50, guilty]).toEqual([true, []])
})

it('the build has the licences of what it ships beside it', () => {
  const notice = readFileSync(join(root, 'dist/licenses.txt'), 'utf8')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  // react-router-dom only exports react-router again.
  const shipped = Object.keys(dependencies).filter((name) => name !== 'react-router-dom')
  expect(shipped.filter((name) => !notice.includes(`## ${name} - ${dependencies[name]}`))).toEqual([])
})

it('preview answers as a host does: an asset is kept, a missing one is missing, every other path is the app', async () => {
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [documentPlugin(), sandbox({ memory: true })],
  })
  const [origin = ''] = server.resolvedUrls?.local ?? []
  const missing = await fetch(`${origin}assets/app-gone.js?x`)
  const app = await fetch(`${origin}privilege/detail?x=1`)
  const there = await fetch(new URL(entry, origin))
  const ofApi = await Promise.all(
    ['api/v1.0/Theme/GetTheme', 'sandbox/pictures/tiericon-doisai-0.svg'].map((path) => fetch(origin + path)),
  )
  await server.close()
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect([app.status, there.status, there.headers.get('content-type')]).toEqual([200, 200, 'text/javascript'])
  expect([app, there].map(({ headers }) => headers.get('cache-control'))).toEqual([
    CACHE_CONTROL.document,
    CACHE_CONTROL.asset,
  ])
  expect(missing.headers.get('content-security-policy')).toBe(app.headers.get('content-security-policy'))
  expect(missing.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  for (const { headers } of ofApi)
    expect(headers.get('content-security-policy')).toBe(API_HEADERS['Content-Security-Policy'])
})
