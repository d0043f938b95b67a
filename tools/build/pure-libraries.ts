import type { Plugin } from 'vite'

/** Made once when their library loads, and unused for the most part. */
const MAKERS = /(?<== )((?:React\d*\.)?(?:forwardRef|memo|createContext|createFormatted\w+)\()/g
/** For React's own tools alone. */
const NAMES = /^\s*\w+\.displayName = .*$/gm

/**
 * Vite plugin: says of the router's and the intl runtime's components that making one does nothing else, so that the bundler
 * leaves out those that nobody uses (forms, data routes, lists, durations). The libraries do not say so themselves.
 */
export function pureLibraries(): Plugin {
  return {
    name: 'pure-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/(react-router\/dist\/production\/chunk-|react-intl\/index)/ },
      handler: (code) => ({
        code: code.replace(NAMES, '').replace(MAKERS, '/* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
