import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what the app does not use of the router and of react-intl, 8 kB of the entry (gzip): both set a
 * displayName on their components for React's developer tools, and a bundler has to keep what is assigned to. The router's warnings
 * stay in its development build. styled-components brings vendor prefixes for old browsers, which the app does not turn on.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    transform: {
      filter: {
        id: /node_modules\/(react-router\/dist\/production|react-intl|styled-components)\/.*\.m?js$/,
      },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(
            /(?<== )(?=(?:React\d*\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/g,
            '/* @__PURE__ */ ',
          )
          .replaceAll(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g, '')
          .replaceAll(/^ +(?=warning(?:Once)?\()/gm, '/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
