import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'
import { sessionFor } from '../personas.ts'

let folder: string
let snapshotFile: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  snapshotFile = join(folder, 'state.json')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

async function earn(sandbox: ReturnType<typeof createSandbox>): Promise<unknown> {
  const response = await sandbox.handle(
    new Request('http://localhost/api/v1.0/WelcomeCampaign/Issue', {
      headers: { Authorization: `Bearer ${sessionFor('new', 'doisai')}` },
    }),
  )
  return response?.json()
}

describe('the snapshot', () => {
  it('restores after a restart what members did before', async () => {
    expect(await earn(createSandbox({ snapshotFile }))).toEqual({ point_earn: 100 })
    expect(await earn(createSandbox({ snapshotFile }))).toEqual({ point_earn: 0 })
  })

  it.each([
    ['not JSON', '{"seedVersion":1,"sta'],
    ['of an older seed version', '{"seedVersion":0,"state":{"members":{},"nextId":0}}'],
    ['JSON of another shape', '[]'],
  ])('seeds anew from a file that is %s', async (_, content) => {
    writeFileSync(snapshotFile, content)
    expect(await earn(createSandbox({ snapshotFile }))).toEqual({ point_earn: 100 })
  })
})
