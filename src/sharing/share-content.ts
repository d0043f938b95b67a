/** What is shared: a page of the app, with what the message about it shows. */
export interface ShareContent {
  /** Path and query; what of it may leave is decided by addresses/shareable-address.ts. */
  path: string
  title: string
  subtitle?: string
  picture?: string | undefined
}
