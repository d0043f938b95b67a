/** What a store adds to an address that it signs for a while: S3, CloudFront, Google, Azure, Alibaba. */
const SIGNATURE = /[?&](x-amz-signature|x-goog-signature|signature|sig|expires)=/i

const isSigned = (value: unknown) => typeof value === 'string' && SIGNATURE.test(value)

/** A value without the addresses in it that are signed, and so are over some time. */
export function withoutSigned<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => {
      if (Array.isArray(part)) return part.filter((item) => !isSigned(item))
      return isSigned(part) ? undefined : part
    }),
  ) as Value // the same, but for fields that may be absent
}

export const hasSigned = (value: unknown): boolean =>
  value !== undefined && JSON.stringify(value) !== JSON.stringify(withoutSigned(value))
