#!/bin/sh
# Deploys a build to S3 and CloudFront: the stack of cloudformation.json, then the files.
#
#   sh dist/.deploy/s3.sh dist member-app [Certificate=arn:aws:acm:us-east-1:…]
#
# The stack first: its policy allows the scripts of the page that it replaces (--previous) and of the new one.
set -eu

dist=$1
stack=$2
shift 2
aws cloudformation deploy --template-file "$(dirname "$0")/cloudformation.json" --stack-name "$stack" \
  --no-fail-on-empty-changeset ${1:+--parameter-overrides "$@"}
output() {
  aws cloudformation describe-stacks --stack-name "$stack" --output text \
    --query "Stacks[0].Outputs[?OutputKey=='$1'].OutputValue"
}
bucket=$(output Bucket)
distribution=$(output Distribution)

# Older assets stay, for the pages that are open.
aws s3 sync "$dist/assets" "s3://$bucket/${FOLDER}assets" --size-only --exclude '*' --include '*.js' \
  --content-type 'text/javascript; charset=utf-8' --cache-control '${ASSET}'
aws s3 sync "$dist/assets" "s3://$bucket/${FOLDER}assets" --size-only --exclude '*.js' --exclude '*.br' --exclude '*.gz' \
  --cache-control '${ASSET}'

aws s3 cp "$dist" "s3://$bucket/${FOLDER}" --recursive --exclude 'assets/*' --exclude '.*' \
  --include '.well-known/*' --exclude '_*' --exclude '*.html' --cache-control '${DOCUMENT}'
aws s3 cp "$dist" "s3://$bucket/${FOLDER}" --recursive --exclude '*' --include '*.html' \
  --content-type 'text/html; charset=utf-8' --cache-control '${DOCUMENT}'
# The address for reports of a deployment before, which config.json no longer says.
[ -f "$dist/.well-known/security.txt" ] || aws s3 rm "s3://$bucket/${FOLDER}.well-known/security.txt"
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '${BASE}*'
