import { describe, expect, it } from 'vitest'
import { readStartAddress } from './start-address'

const read = (path: string) => readStartAddress(new URL(path, 'https://member.example'))

describe('the address on start', () => {
  it('loses its secrets and keeps the other parameters', () => {
    const address = read(
      '/privilege/detail?privilegeId=1&token=t&callbackToken=c&brandRef=demo&isGlobal=true',
    )
    expect(address).toMatchObject({ token: 't', callbackToken: 'c', brandRef: 'demo', isGlobal: 'true' })
    expect(address.smsToken).toBeUndefined()
    expect(address.path + address.query).toBe('/privilege/detail?privilegeId=1&brandRef=demo&isGlobal=true')
  })

  it('keeps the token of the SMS consent for its page', () => {
    const address = read('/authentication/sms-pdpa?token=sms')
    expect(address).toMatchObject({ token: undefined, smsToken: 'sms', query: '?token=sms' })
  })

  it('loses a scanned code and the mobile order once they are read', () => {
    const address = read(
      '/home?qrCode=EARN50&mobileOrderStoreRef=s&mobileOrderQrRef=q&mobileOrderRedirectRoute=/menu',
    )
    expect(address).toMatchObject({
      qrCode: 'EARN50',
      mobileOrderStoreRef: 's',
      mobileOrderQrRef: 'q',
      mobileOrderRedirectRoute: '/menu',
      query: '',
    })
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'menu'])(
    'drops a mobile-order route that is no path of the mobile-order site: %s',
    (route) => {
      expect(
        read(`/home?mobileOrderRedirectRoute=${encodeURIComponent(route)}`).mobileOrderRedirectRoute,
      ).toBeUndefined()
    },
  )
})
