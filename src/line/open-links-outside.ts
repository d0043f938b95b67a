import { openOutside } from '#liff/open-outside.ts'
import { isForeignSite } from '@/lib/foreign-site'

/**
 * In LINE: a tap on a link to another site opens the phone's own browser, wherever the link stands (banners, a brand's HTML). One
 * listener, since iOS opens a window only within the tap itself.
 */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (!link || !isForeignSite(link.href, location.origin)) return
  event.preventDefault()
  openOutside(link.href)
})
