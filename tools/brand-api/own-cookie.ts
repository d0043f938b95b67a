/**
 * A brand's cookie as this origin's: for the mount's paths alone, so that it goes to no other API. Where this server speaks plain
 * http a browser refuses `Secure`, and `SameSite=None` with it; here the cookie is of the same site anyway.
 */
export function ownCookie(cookie: string, mount: string): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  // By its name alone a browser holds such a cookie to these attributes.
  const [isHost, isSecure] = [/^__host-/i.test(pair), /^__(host|secure)-/i.test(pair)]
  const kept = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.split('=')
    switch (name.trim().toLowerCase()) {
      case 'domain':
        return []
      case 'secure':
        return isSecure ? [attribute] : []
      case 'samesite':
        return value.trim().toLowerCase() === 'none' && !isSecure ? [] : [attribute]
      case 'path':
        return [value.startsWith('/') && !isHost ? `Path=${mount}${value === '/' ? '' : value}` : attribute]
      default:
        return [attribute]
    }
  })
  return [pair, ...kept].join('; ')
}
