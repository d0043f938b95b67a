import type { LineMessage } from '#liff/liff-client.ts'
import { shortened } from '@/lib/letters'

/** A page to share, and what the message about it shows. */
export interface ShareContent {
  /** Path and query; addresses/shareable-address.ts removes what is private. */
  path: string
  title: string
  subtitle?: string
  picture?: string | undefined
}

interface MessageParts extends Omit<ShareContent, 'path'> {
  link: string
  button: string
  app: {
    name: string
    link: string
    icon?: string | undefined
  }
}

/** LINE's limits, in characters. Texts are cut well before, where a bubble would cut them. */
const MAX = { altText: 400, title: 120, subtitle: 240, button: 20, name: 60, url: 1000 }

/**
 * The message for LINE's share target picker by LINE's rules for MINI Apps: one bubble with a title, a button to the page, and
 * the app's icon and name linked to its top page; optionally picture and subtitle.
 */
export function shareMessage({ title, subtitle, picture, link, button, app }: MessageParts): LineMessage {
  const name = short(app.name, MAX.name)
  const heading = short(title, MAX.title)
  const more = short(subtitle, MAX.subtitle)
  const open = { type: 'uri', label: short(button, MAX.button), uri: link }
  const openApp = { type: 'uri', label: short(app.name, MAX.button), uri: app.link }
  return {
    type: 'flex',
    altText: short(more ? `${heading} · ${more}` : heading, MAX.altText),
    contents: {
      type: 'bubble',
      ...(isMessagePicture(picture) && {
        hero: {
          type: 'image',
          url: picture,
          size: 'full',
          aspectRatio: '20:13',
          aspectMode: 'cover',
          action: open,
        },
      }),
      body: {
        type: 'box',
        layout: 'vertical',
        spacing: 'md',
        contents: [
          { type: 'text', text: heading, weight: 'bold', size: 'lg', wrap: true, maxLines: 3 },
          ...(more ? [{ type: 'text', text: more, size: 'sm', wrap: true, maxLines: 4 }] : []),
          { type: 'button', action: open, style: 'primary', height: 'sm', margin: 'lg' },
        ],
      },
      footer: {
        type: 'box',
        layout: 'vertical',
        spacing: 'md',
        contents: [
          { type: 'separator' },
          {
            type: 'box',
            layout: 'horizontal',
            spacing: 'md',
            action: openApp,
            contents: [
              ...(isMessagePicture(app.icon)
                ? [{ type: 'image', url: app.icon, flex: 0, size: '20px', gravity: 'center' }]
                : []),
              { type: 'text', text: name, flex: 1, size: 'xs', weight: 'bold', gravity: 'center' },
            ],
          },
        ],
      },
    },
  }
}

/** LINE fetches pictures over https, and shows JPEG and PNG; an address without extension may be either. */
export function isMessagePicture(address: string | undefined): address is string {
  if (!address || address.length > MAX.url || !/^https:\/\/[^/]/i.test(address)) return false
  const path = address.replace(/[?#].*$/, '')
  const extension = /\.([a-z]{3,4})$/i.exec(path)?.[1]?.toLowerCase()
  return extension === undefined || ['jpg', 'jpeg', 'png'].includes(extension)
}

/** One line of at most so many characters. */
const short = (text = '', max: number) => shortened(text.replaceAll(/\s+/g, ' ').trim(), max)
