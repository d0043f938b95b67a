import { Worker } from 'node:worker_threads'
import type { Figures } from './figures.ts'
import type { Rush } from './simulate.ts'

/** Simulates a rush in a thread of its own, whose clock and network are the simulation's. */
export const simulate = (rush: Rush): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('simulate.ts', import.meta.url), { workerData: rush })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
