declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export interface Encoder {
    encode(): { data: string }
  }
  export type EncoderClass = new (code: string, options: object) => Encoder
  // CommonJS: some loaders give the class, others the object that holds it.
  const exported: EncoderClass | { default: EncoderClass }
  export default exported
}

declare module 'jsbarcode/bin/barcodes/CODE128/constants.js' {
  /** The bars of each symbol, spelled in ones and zeros. */
  export const BARS: number[]
}
