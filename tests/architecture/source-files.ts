import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the project; tests run from there. */
export const root = process.cwd()

/** The TypeScript files under a folder of the project, as paths from its root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/'))
    .sort()
}

export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
