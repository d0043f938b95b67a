import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { CACHE_CONTROL } from '../build/document/hosting-rules.ts'
import type { HostSite } from './built-site.ts'

interface Template {
  Resources: Record<string, unknown> & { Paths: { Properties: Record<string, unknown> } }
}

/** For S3 behind CloudFront: a CloudFormation template of both, and the commands that deploy a build to them. */
export function cloudFrontFiles(site: HostSite): Record<string, string> {
  const values: Record<string, string> = {
    NAME: site.name,
    BASE: site.base,
    FOLDER: site.base.slice(1),
    ASSET: CACHE_CONTROL.asset,
    DOCUMENT: CACHE_CONTROL.document,
  }
  const filled = (file: string) =>
    readFileSync(join(import.meta.dirname, 's3', file), 'utf8').replaceAll(
      /\$\{([A-Z]+)\}/g,
      (place, name: string) => values[name] ?? place,
    )
  const template = parse(filled('cloudformation.yaml')) as Template // as it is written
  const { Resources: resources } = template
  resources.Paths.Properties.FunctionCode = functionOf(site)
  resources.DocumentHeaders = headersPolicy('documents', site, CACHE_CONTROL.document, true)
  // An asset has a Cache-Control of its own (s3.sh); a missing one has none.
  resources.AssetHeaders = headersPolicy('assets', site, CACHE_CONTROL.missing, false)
  return {
    'cloudformation.json': `${JSON.stringify(template, undefined, 2)}\n`,
    's3.sh': filled('s3.sh'),
  }
}

/** The headers of the site, with a Cache-Control that replaces the bucket's, or stands in where the bucket has none. */
function headersPolicy(name: string, { headers }: HostSite, value: string, isOverriding: boolean) {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': _nosniff,
    'Strict-Transport-Security': https,
    ...others
  } = headers
  const custom = Object.entries(others).map(([header, text]) => ({
    Header: header,
    Value: text,
    Override: true,
  }))
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        // A name that no other stack of the account has.
        Name: { 'Fn::Join': ['-', [{ Ref: 'AWS::StackName' }, name]] },
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
          ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
          ContentTypeOptions: { Override: true },
          ...(https !== undefined && {
            StrictTransportSecurity: {
              AccessControlMaxAgeSec: Number.parseInt(https.replace('max-age=', ''), 10),
              ...(https.includes('includeSubDomains') && { IncludeSubdomains: true }),
              Override: true,
            },
          }),
        },
        CustomHeadersConfig: {
          Items: [...custom, { Header: 'Cache-Control', Value: value, Override: isOverriding }],
        },
      },
    },
  }
}

/** The CloudFront Function of every path but those below assets/: which object of the bucket it is. */
function functionOf({ base, files }: HostSite): string {
  // Files that only the host reads.
  const hidden = /^(?:_headers|_redirects|\.(?!well-known\/))/
  return `var base = ${JSON.stringify(base)};
var files = ${JSON.stringify(files.filter((file) => !hidden.test(file)))};
var hidden = ${String(hidden)};

function handler(event) {
  var request = event.request;
  var path = request.uri;
  // The base without its last slash. The query goes along: a login may return here.
  if (path + '/' === base) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: base + queryOf(request.querystring) } },
    };
  }
  var name = path.slice(base.length);
  if (path.indexOf(base) !== 0 || hidden.test(name)) {
    return { statusCode: 404, statusDescription: 'Not Found', headers: { 'cache-control': { value: 'no-store' } } };
  }
  // A path that is no file is the app's.
  if (files.indexOf(name) < 0) request.uri = base + 'index.html';
  return request;
}

function queryOf(query) {
  var pairs = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (entry) {
      pairs.push(name + '=' + entry.value);
    });
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}
`
}
