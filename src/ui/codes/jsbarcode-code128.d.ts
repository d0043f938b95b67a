declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export interface Encoder {
    encode(): { data: string }
  }
  export type EncoderClass = new (code: string, options: object) => Encoder
  // CommonJS: some loaders return the class, others a module object with the class as `default`.
  const exported: EncoderClass | { default: EncoderClass }
  export default exported
}

declare module 'jsbarcode/bin/barcodes/CODE128/constants.js' {
  /** The bars of each symbol, as decimal numbers of ones and zeros. */
  export const BARS: number[]
}
