import type { HostSite } from './host-site.ts'

/** A built site as small as can be. */
export const plainSite = (base: string, policy = "script-src 'self'"): HostSite => ({
  html: '',
  base,
  config: {},
  environment: {},
  assets: ['app-1.js'],
  headers: {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(self)',
    'Strict-Transport-Security': 'max-age=31536000',
  },
  name: 'member.brand.example',
  root: '/srv/member',
  files: [
    'index.html',
    '404.html',
    'config.json',
    'icon.svg',
    '_headers',
    '_redirects',
    '.htaccess',
    '.well-known/a.txt',
  ],
})
