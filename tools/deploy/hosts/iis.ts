import { CACHE_CONTROL, HIDDEN } from '../../build/document/hosting-rules.ts'
import { inPattern, type HostFiles, type HostSite } from './host-site.ts'

/** What the app has, and IIS may not know. */
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** For IIS with URL Rewrite 2: the file web.config in the folder of the site. What may come from a site around it is taken off first. */
export function iisFiles({ base, headers }: HostSite): HostFiles {
  const security = Object.entries(headers).map(
    ([name, value]) => `<remove name="${name}" />
        <add name="${name}" value="${escaped(value)}" />`,
  )
  const types = Object.entries(TYPES).map(
    ([ending, type]) => `<remove fileExtension="${ending}" />
      <mimeMap fileExtension="${ending}" mimeType="${type}" />`,
  )
  const bare = base.slice(0, -1)
  const slash = `
        <rule name="The base without its last slash" stopProcessing="true">
          <match url="^$" />
          <conditions>
            <add input="{REQUEST_URI}" pattern="^${inPattern(bare)}(\\?.*)?$" />
          </conditions>
          <action type="Redirect" url="${base}" appendQueryString="true" redirectType="Permanent" />
        </rule>`
  const kinds = [
    { name: 'An asset', status: '^(2..|304)$', value: CACHE_CONTROL.asset, negate: false },
    { name: 'A missing asset', status: '^[45]..$', value: CACHE_CONTROL.missing, negate: false },
    { name: 'A document', status: '.', value: CACHE_CONTROL.document, negate: true },
  ]
  const text = `<?xml version="1.0" encoding="utf-8"?>
<!-- Serves the folder that it lies in as docs/hosting.md asks. Needs URL Rewrite 2. -->
<configuration>
  <system.webServer>
    <httpProtocol>
      <customHeaders>
        <remove name="X-Powered-By" />
        ${security.join('\n        ')}
      </customHeaders>
    </httpProtocol>
    <staticContent>
      ${types.join('\n      ')}
      <clientCache cacheControlMode="NoControl" />
    </staticContent>
    <urlCompression doStaticCompression="true" />
    <defaultDocument enabled="true">
      <files>
        <clear />
        <add value="index.html" />
      </files>
    </defaultDocument>
    <directoryBrowse enabled="false" />
    <!-- The return of a login can be longer than the 2048 that IIS lets in by itself. -->
    <security>
      <requestFiltering>
        <requestLimits maxQueryString="8192" />
      </requestFiltering>
    </security>
    <rewrite>
      <rules>
        <clear />${bare === '' ? '' : slash}
        <rule name="For the host's eyes alone" stopProcessing="true">
          <match url="^${escaped(HIDDEN)}" />
          <action type="CustomResponse" statusCode="404" statusReason="Not Found" statusDescription="Not Found" />
        </rule>
        <rule name="A missing asset is missing" stopProcessing="true">
          <match url="^assets/" />
          <conditions>
            <add input="{REQUEST_FILENAME}" matchType="IsFile" negate="true" />
          </conditions>
          <action type="CustomResponse" statusCode="404" statusReason="Not Found" statusDescription="Not Found" />
        </rule>
        <rule name="Every other path is the app's" stopProcessing="true">
          <match url=".*" />
          <conditions>
            <add input="{REQUEST_FILENAME}" matchType="IsFile" negate="true" />
          </conditions>
          <action type="Rewrite" url="index.html" />
        </rule>
      </rules>
      <outboundRules>
        <clear />
        ${kinds.map(({ name, value }) => cacheRule(name, value)).join('\n        ')}
        <preConditions>
          <clear />
          ${kinds.map(({ name, status, negate }) => preCondition(name, status, base, negate)).join('\n          ')}
        </preConditions>
      </outboundRules>
    </rewrite>
  </system.webServer>
</configuration>
`
  return { 'web.config': text }
}

/** Sets Cache-Control where the precondition of the same name holds. */
const cacheRule = (name: string, value: string) => `<rule name="${name}" preCondition="${name}">
          <match serverVariable="RESPONSE_Cache-Control" pattern=".*" />
          <action type="Rewrite" value="${value}" />
        </rule>`

/** An answer of this status to a path below assets/ or, negated, elsewhere. */
const preCondition = (name: string, status: string, base: string, negate: boolean) =>
  `<preCondition name="${name}">
            <add input="{RESPONSE_STATUS}" pattern="${status}" />
            <add input="{REQUEST_URI}" pattern="^${inPattern(base)}assets/"${negate ? ' negate="true"' : ''} />
          </preCondition>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
