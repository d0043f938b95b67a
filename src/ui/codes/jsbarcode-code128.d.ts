declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export interface Encoder {
    encode(): { data: string }
  }
  export type EncoderClass = new (code: string, options: object) => Encoder
  // CommonJS: some loaders give the class, others an object with the class as `default`.
  const exported: EncoderClass | { default: EncoderClass }
  export default exported
}
