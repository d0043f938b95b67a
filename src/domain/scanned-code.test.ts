import { describe, expect, it } from 'vitest'
import { scannedCode } from './scanned-code'

const longest = 'A'.repeat(200)

describe('a scanned text', () => {
  it.each([
    ['a code with blanks around it', ' \tEARN50\n', 'EARN50'],
    ['a code with marks that nobody sees', '\u200bEARN\u200b50 \u200b', 'EARN50'],
    ['a link in capitals', 'HTTPS://MEMBER.EXAMPLE/HOME?BRANDREF=DOISAI&QRCODE=EARN50%E2%80%8B', 'EARN50'],
    ['a code with a blank and Thai in it', 'EARN 50 แต้ม', 'EARN 50 แต้ม'],
    ['a link of the app', 'https://member.example/home?brandRef=doisai&qrCode=EARN50', 'EARN50'],
    ['a link of the app in development', 'http://localhost:5173/home?qrCode=EARN50', 'EARN50'],
    ['a permanent link', 'https://liff.line.me/2000000001-abc/home?qrCode=EARN50', 'EARN50'],
    ['an encoded code', 'https://member.example/?qrCode=EARN%2050%23A', 'EARN 50#A'],
    ['the first of two codes', 'https://member.example/?qrCode=ONE&qrCode=TWO', 'ONE'],
    ['a deep link', 'https://liff.line.me/2-a?liff.state=%2Fhome%3FqrCode%3DEARN50%23top', 'EARN50'],
    ['a deep link of a query alone', 'https://liff.line.me/2-a?liff.state=%3FqrCode%3DEARN50', 'EARN50'],
    [
      'a deep link with a code in its hash alone',
      'https://liff.line.me/2-a?liff.state=%2Fhome%23%3FqrCode%3DX',
      undefined,
    ],
    ['a long link with a short code', `https://member.example/${longest}?qrCode=EARN50`, 'EARN50'],
    ['a link without a code', 'https://example.com/menu', undefined],
    ['a link with an empty code', 'https://example.com/?qrCode=%20', undefined],
    ['a javascript: link', 'javascript:alert(1)//?qrCode=EARN50', undefined],
    ['something like a link', 'https://?qrCode=EARN50', undefined],
    ['the longest code', longest, longest],
  ])('is read as its code, or else as it is: %s', (_what, text, code) => {
    expect(scannedCode(text)).toBe(code ?? text)
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t\u00a0\u200b'],
    ['a text longer than any code', `${longest}A`],
    ['a link with a code that is too long', `https://member.example/?qrCode=${longest}A`],
  ])('is no code: %s', (_what, text) => {
    expect(scannedCode(text)).toBeUndefined()
  })
})
