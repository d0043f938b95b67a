// The deep path leaves jsbarcode's other formats and its canvas renderer out of the bundle.
import exported from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js'

const Code128 = 'default' in exported ? exported.default : exported

// eslint-disable-next-line no-control-regex -- control characters are part of what CODE128 encodes
const ASCII = /^[\u0000-\u007f]+$/

/** The modules of a code as CODE128, '1' for black and '0' for white; undefined when CODE128 cannot encode the code. */
export function encodeCode128(code: string): string | undefined {
  return ASCII.test(code) ? new Code128(code, {}).encode().data : undefined
}
