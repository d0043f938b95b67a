import { spawnSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import Ajv from 'ajv'
import { expect, it } from 'vitest'
import { CACHE_CONTROL } from '../../build/document/hosting-rules.ts'
import { cloudFrontFiles } from './cloudfront.ts'
import { plainSite } from './plain-site.ts'

interface Template {
  Parameters: Record<string, unknown>
  Conditions: Record<string, unknown>
  Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>
}
const templateOf = (base: string) =>
  JSON.parse(cloudFrontFiles(plainSite(base))['cloudformation.json'] ?? '') as Template // as it is written

const text = { type: 'string', minLength: 1 }
const flag = { type: 'boolean' }
/** A text, or what CloudFormation makes one of. */
const value = { anyOf: [text, { type: 'object', minProperties: 1, maxProperties: 1 }] }
/** An object of these properties, all needed but for those named with a `?`. */
const object = (properties: Record<string, object>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !name.endsWith('?')),
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name.replace('?', ''), schema]),
  ),
})
const list = (items: object) => ({ type: 'array', minItems: 1, items })
const oneOf = (...choices: unknown[]) => ({ enum: choices })

const header = object({ Header: text, Value: text, Override: flag })
const behaviour = {
  TargetOriginId: text,
  ViewerProtocolPolicy: oneOf('allow-all', 'https-only', 'redirect-to-https'),
  Compress: flag,
  CachePolicyId: text,
  ResponseHeadersPolicyId: value,
  'FunctionAssociations?': list(
    object({ EventType: oneOf('viewer-request', 'viewer-response'), FunctionARN: value }),
  ),
}
/** The properties of the resources, as the reference of CloudFormation has them, those that are not used left out. */
const PROPERTIES: Record<string, object> = {
  'AWS::S3::Bucket': object({
    PublicAccessBlockConfiguration: object({
      BlockPublicAcls: flag,
      BlockPublicPolicy: flag,
      IgnorePublicAcls: flag,
      RestrictPublicBuckets: flag,
    }),
  }),
  'AWS::S3::BucketPolicy': object({ Bucket: value, PolicyDocument: { type: 'object' } }),
  'AWS::CloudFront::OriginAccessControl': object({
    OriginAccessControlConfig: object({
      Name: value,
      OriginAccessControlOriginType: oneOf('s3'),
      SigningBehavior: oneOf('always', 'never', 'no-override'),
      SigningProtocol: oneOf('sigv4'),
    }),
  }),
  'AWS::CloudFront::Function': object({
    Name: value,
    AutoPublish: flag,
    FunctionConfig: object({ Comment: text, Runtime: oneOf('cloudfront-js-1.0', 'cloudfront-js-2.0') }),
    FunctionCode: { type: 'string', maxLength: 10_240 },
  }),
  'AWS::CloudFront::ResponseHeadersPolicy': object({
    ResponseHeadersPolicyConfig: object({
      Name: value,
      SecurityHeadersConfig: object({
        ContentSecurityPolicy: object({ ContentSecurityPolicy: text, Override: flag }),
        ReferrerPolicy: object({
          ReferrerPolicy: oneOf('strict-origin', 'no-referrer', 'origin'),
          Override: flag,
        }),
        ContentTypeOptions: object({ Override: flag }),
      }),
      CustomHeadersConfig: object({ Items: { ...list(header), maxItems: 10 } }),
    }),
  }),
  'AWS::CloudFront::Distribution': object({
    DistributionConfig: object({
      Enabled: flag,
      HttpVersion: oneOf('http1.1', 'http2', 'http3', 'http2and3'),
      Aliases: value,
      ViewerCertificate: value,
      Origins: list(
        object({
          Id: text,
          DomainName: value,
          OriginAccessControlId: value,
          S3OriginConfig: object({ OriginAccessIdentity: oneOf('') }),
        }),
      ),
      DefaultCacheBehavior: object(behaviour),
      CacheBehaviors: list(object({ PathPattern: text, ...behaviour })),
      CustomErrorResponses: list(
        object({ ErrorCode: oneOf(403, 404), ErrorCachingMinTTL: { type: 'number' } }),
      ),
    }),
  }),
}

/** The names that a template refers to. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, entry]: [string, unknown]) => {
    if (key === 'Ref') return [String(entry)]
    if (key === 'Fn::GetAtt' || key === 'Fn::If')
      return [String((entry as unknown[])[0]), ...namesIn((entry as unknown[]).slice(1))] // both are lists
    return namesIn(entry)
  })
}

it.each(['/', '/member/'])(
  'the template at %s has the properties that its resources know, and names nothing that is not there',
  (base) => {
    const template = templateOf(base)
    const ajv = new Ajv({ allErrors: true })
    for (const [name, { Type, Properties }] of Object.entries(template.Resources)) {
      ajv.validate(PROPERTIES[Type] ?? false, Properties)
      expect([name, ajv.errorsText()]).toEqual([name, 'No errors'])
    }
    const { Parameters, Conditions, Resources } = template
    const known = Object.keys({ ...Parameters, ...Conditions, ...Resources })
    const named = new Set(namesIn(template).filter((name) => !name.startsWith('AWS::')))
    expect(known).toEqual(expect.arrayContaining([...named]))
    expect(named.size).toBeGreaterThan(6)
  },
)

it('has assets kept by what the bucket says of them, a missing one not at all, and documents asked for again', () => {
  const { Resources } = templateOf('/member/')
  const cacheControl = (name: string) =>
    JSON.stringify(Resources[name]).match(/\{"Header":"Cache-Control"[^}]*\}/)?.[0]
  expect(JSON.parse(cacheControl('DocumentHeaders') ?? '')).toMatchObject({
    Value: 'no-cache',
    Override: true,
  })
  expect(JSON.parse(cacheControl('AssetHeaders') ?? '')).toMatchObject({ Value: 'no-store', Override: false })
  expect(JSON.stringify(Resources.Distribution)).toContain('"PathPattern":"/member/assets/*"')
})

/** What the function of the template makes of a path: the object of the bucket, or a status and where to. */
function pathOf(base: string, uri: string, querystring: object = {}): string {
  const { FunctionCode } = templateOf(base).Resources.Paths?.Properties ?? {}
  const event = JSON.stringify({ request: { method: 'GET', uri, querystring, headers: {}, cookies: {} } })
  const outcome = runInNewContext(`${String(FunctionCode)};handler(${event})`) as {
    uri?: string
    statusCode?: number
    headers: { location?: { value: string } }
  } // a request or a response, as CloudFront has them
  return outcome.uri ?? `${outcome.statusCode} ${outcome.headers.location?.value ?? ''}`.trim()
}

it.each(['/', '/member/'])('the function answers the app at %s for every path that is no file', (base) => {
  for (const path of ['', 'home', 'privilege/detail', 'x.y/z', 'assets'])
    expect([path, pathOf(base, base + path)]).toEqual([path, `${base}index.html`])
  for (const file of ['index.html', 'config.json', 'icon.svg', '.well-known/a.txt'])
    expect(pathOf(base, base + file)).toBe(base + file)
  for (const hidden of ['_headers', '_redirects', '.vite/manifest.json', '.htaccess'])
    expect([hidden, pathOf(base, base + hidden)]).toEqual([hidden, '404'])
})

it('the function keeps the query of a path without its slash, and knows nothing outside of the base', () => {
  const query = {
    code: { value: 'a%2Fb' },
    brandRef: { value: 'one', multiValue: [{ value: 'one' }, { value: 'two' }] },
  }
  expect(pathOf('/member/', '/member', query)).toBe('301 /member/?code=a%2Fb&brandRef=one&brandRef=two')
  expect(pathOf('/member/', '/member')).toBe('301 /member/')
  expect(pathOf('/member/', '/membership')).toBe('404')
  expect(pathOf('/member/', '/home')).toBe('404')
})

it('the commands are a script that a shell reads, and say how long each file is kept', () => {
  const { 's3.sh': commands = '' } = cloudFrontFiles(plainSite('/member/'))
  expect(spawnSync('sh', ['-n'], { input: commands, encoding: 'utf8' }).stderr).toBe('')
  const lines = commands.replaceAll('\\\n', ' ').split('\n')
  const copies = lines.filter((line) => line.startsWith('aws s3'))
  expect(copies).toHaveLength(4)
  for (const line of copies) {
    const kept = line.includes('"$dist/assets"') ? CACHE_CONTROL.asset : CACHE_CONTROL.document
    expect(line).toContain(`--cache-control '${kept}'`)
    expect(line).toContain('"s3://$bucket/member/')
  }
})
