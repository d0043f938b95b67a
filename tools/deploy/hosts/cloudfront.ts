import { CACHE_CONTROL } from '../../build/document/hosting-rules.ts'
import type { HostFiles, HostSite } from './host-site.ts'

/** The cache policy of Amazon's own that keeps what the bucket says, and compresses: CachingOptimized. */
const CACHE_POLICY = '658327ea-f89d-4fab-a63d-7e88639e58f6'

/** For S3 behind CloudFront: a CloudFormation template of both, and the commands that deploy a build to them. */
export function cloudFrontFiles(site: HostSite): HostFiles {
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'A member app as docs/hosting.md asks; s3.sh deploys it.',
    Parameters: {
      Certificate: { Type: 'String', Default: '', Description: `Of ${site.name}, an ARN of us-east-1` },
    },
    Conditions: { HasCertificate: { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'Certificate' }, ''] }] } },
    Resources: resourcesOf(site),
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Distribution: { Value: { Ref: 'Distribution' } },
      Address: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
    },
  }
  return {
    'cloudformation.json': `${JSON.stringify(template, undefined, 2)}\n`,
    's3.sh': commandsOf(site.base),
  }
}

function resourcesOf(site: HostSite) {
  const behaviour = (headers: string) => ({
    TargetOriginId: 'bucket',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    CachePolicyId: CACHE_POLICY,
    ResponseHeadersPolicyId: { Ref: headers },
  })
  const distribution = {
    Enabled: true,
    HttpVersion: 'http2and3',
    Aliases: ifCertificate([site.name]),
    ViewerCertificate: ifCertificate({
      AcmCertificateArn: { Ref: 'Certificate' },
      SslSupportMethod: 'sni-only',
      MinimumProtocolVersion: 'TLSv1.2_2021',
    }),
    Origins: [
      {
        Id: 'bucket',
        DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
        OriginAccessControlId: { 'Fn::GetAtt': ['Access', 'Id'] },
        S3OriginConfig: { OriginAccessIdentity: '' },
      },
    ],
    DefaultCacheBehavior: {
      ...behaviour('DocumentHeaders'),
      FunctionAssociations: [
        { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Paths', 'FunctionARN'] } },
      ],
    },
    CacheBehaviors: [{ PathPattern: `${site.base}assets/*`, ...behaviour('AssetHeaders') }],
    // What is missing may be there at the next request.
    CustomErrorResponses: [{ ErrorCode: 404, ErrorCachingMinTTL: 0 }],
  }
  const bucket = { 'Fn::GetAtt': ['Bucket', 'Arn'] }
  return {
    Bucket: {
      Type: 'AWS::S3::Bucket',
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      },
    },
    BucketPolicy: {
      Type: 'AWS::S3::BucketPolicy',
      Properties: {
        Bucket: { Ref: 'Bucket' },
        PolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            statement('s3:GetObject', { 'Fn::Join': ['', [bucket, '/*']] }),
            // Without it, what is missing is answered 403.
            statement('s3:ListBucket', bucket),
          ],
        },
      },
    },
    Access: {
      Type: 'AWS::CloudFront::OriginAccessControl',
      Properties: {
        OriginAccessControlConfig: {
          Name: named('bucket'),
          OriginAccessControlOriginType: 's3',
          SigningBehavior: 'always',
          SigningProtocol: 'sigv4',
        },
      },
    },
    Paths: {
      Type: 'AWS::CloudFront::Function',
      Properties: {
        Name: named('paths'),
        AutoPublish: true,
        FunctionConfig: { Comment: 'The paths of a member app', Runtime: 'cloudfront-js-2.0' },
        FunctionCode: functionOf(site),
      },
    },
    DocumentHeaders: headersPolicy('documents', site, { value: CACHE_CONTROL.document, isOverriding: true }),
    // An asset says itself how long it is kept (s3.sh); what is missing says nothing.
    AssetHeaders: headersPolicy('assets', site, { value: CACHE_CONTROL.missing, isOverriding: false }),
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: { DistributionConfig: distribution },
    },
  }
}

/** A name that no other stack of the account has. */
const named = (part: string) => ({ 'Fn::Join': ['-', [{ Ref: 'AWS::StackName' }, part]] })

const ifCertificate = (value: unknown) => ({ 'Fn::If': ['HasCertificate', value, { Ref: 'AWS::NoValue' }] })

/** What this distribution, and nobody else, may do with the bucket. */
function statement(action: string, resource: unknown) {
  const arn = ['arn:aws:cloudfront::', { Ref: 'AWS::AccountId' }, ':distribution/', { Ref: 'Distribution' }]
  return {
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Action: action,
    Resource: resource,
    Condition: { StringEquals: { 'AWS:SourceArn': { 'Fn::Join': ['', arn] } } },
  }
}

/** The headers of the site, and what Cache-Control is, in place of the bucket's or where the bucket has none. */
function headersPolicy(
  name: string,
  { headers }: HostSite,
  { value, isOverriding }: { value: string; isOverriding: boolean },
) {
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
        Name: named(name),
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
          ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
          ContentTypeOptions: { Override: true },
          ...(https !== undefined && {
            StrictTransportSecurity: { AccessControlMaxAgeSec: Number(https.split('=')[1]), Override: true },
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
  // For the host's eyes alone.
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

function commandsOf(base: string): string {
  const folder = base.slice(1)
  return `#!/bin/sh
# Deploys a build to S3 and CloudFront: the stack of cloudformation.json, then the files.
#
#   sh dist/.deploy/s3.sh dist member-app [Certificate=arn:aws:acm:us-east-1:…]
#
# The stack first: its policy allows the scripts of the page that it replaces (--previous) and of the new one.
set -eu

dist=$1
stack=$2
shift 2
aws cloudformation deploy --template-file "$(dirname "$0")/cloudformation.json" --stack-name "$stack" \\
  --no-fail-on-empty-changeset \${1:+--parameter-overrides "$@"}
output() {
  aws cloudformation describe-stacks --stack-name "$stack" --output text \\
    --query "Stacks[0].Outputs[?OutputKey=='$1'].OutputValue"
}
bucket=$(output Bucket)
distribution=$(output Distribution)

# Older assets stay, for the pages that are open.
aws s3 sync "$dist/assets" "s3://$bucket/${folder}assets" --size-only --exclude '*' --include '*.js' \\
  --content-type 'text/javascript; charset=utf-8' --cache-control '${CACHE_CONTROL.asset}'
aws s3 sync "$dist/assets" "s3://$bucket/${folder}assets" --size-only --exclude '*.js' --exclude '*.br' --exclude '*.gz' \\
  --cache-control '${CACHE_CONTROL.asset}'

aws s3 cp "$dist" "s3://$bucket/${folder}" --recursive --exclude 'assets/*' --exclude '.*' \\
  --include '.well-known/*' --exclude '_*' --exclude '*.html' --cache-control '${CACHE_CONTROL.document}'
aws s3 cp "$dist" "s3://$bucket/${folder}" --recursive --exclude '*' --include '*.html' \\
  --content-type 'text/html; charset=utf-8' --cache-control '${CACHE_CONTROL.document}'
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '${base}*'
`
}
