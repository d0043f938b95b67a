import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { packageDetailPath, paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { knownPackage } from '@/api/known-cards'
import { formatDate } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { DetailFrame, PictureClip } from '@/redemption/components/detail-frame'
import {
  Description,
  DetailAmount,
  DetailName,
  FactList,
  validityFact,
} from '@/redemption/components/detail-text'
import { ItemStates } from '@/redemption/components/item-states'
import { RedeemButton } from '@/redemption/components/redeem-button'
import { OutcomeNotice } from '@/redemption/components/redemption-notice'
import { cardOptions, useCard, cardRequest } from '@/redemption/use-card'
import { useRedemption, type Redemption } from '@/redemption/use-redemption'
import { ShareButton } from '@/sharing/share-button'
import type { ShareContent } from '@/sharing/share-message'
import { useAppStore } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Coupons, PackagePicture, PackageStatus, received, usePackageItem } from '../components/package-parts'
import type { PackageItem } from '../package-item'

/** One package, and taking a coupon of it (spec 2, package.detail). */
export default function PackageDetailPage() {
  const [search] = useSearchParams()
  const packageId = search.get('packageId') ?? ''
  return <Detail key={packageId} packageId={packageId} />
}

function Detail({ packageId }: { packageId: string }) {
  return (
    <ItemStates read={usePackage(packageId)} listPath={paths.package}>
      {(item) => <PackageDetail item={item} />}
    </ItemStates>
  )
}

/** One package, from the list that was loaded before and then by its own read. */
function usePackage(packageId: string) {
  const store = useAppStore()
  const toItem = usePackageItem()
  const [known] = useState(() => knownPackage(store.getState(), packageId))
  const query = api.useListPackagesQuery(cardRequest('package', packageId), cardOptions(packageId))
  const read = useCard(query, known, (card) => card.package_id === packageId)
  return { ...read, item: read.item && toItem(read.item) }
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${tokens.space(3)};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

/** One package: what it is, its coupons, until when, and the button to take one. */
function PackageDetail({ item }: { item: PackageItem }) {
  const redemption = useRedeemPackage(item)
  const shared = usePackageShareContent(item)
  return (
    <DetailFrame
      picture={
        <PictureClip>
          <PackagePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isEager />
        </PictureClip>
      }
      actions={
        redemption.status !== 'checking' && (
          <RedeemButton
            redemption={redemption}
            otherwise={
              <Button as={Link} to={paths.package} isFullWidth>
                <FormattedMessage
                  id="packages.detail.others"
                  defaultMessage="See other packages"
                  description="Link to the list, from a package that cannot be taken"
                />
              </Button>
            }
          >
            <FormattedMessage id="packages.redeem" defaultMessage="Take package" description="Button" />
          </RedeemButton>
        )
      }
    >
      <Head>
        <DetailName>{item.title}</DetailName>
        <ShareButton content={shared} />
        <div>
          <DetailAmount>
            <Coupons {...item} />
          </DetailAmount>
          <PackageStatus state={item.state} />
        </div>
      </Head>
      <OutcomeNotice
        redemption={redemption}
        done={{
          title: <FormattedMessage {...received.title} />,
          text: <FormattedMessage {...received.text} />,
          open: (
            <FormattedMessage
              id="packages.redeem.open"
              defaultMessage="See the coupon"
              description="Link to the coupon that was taken"
            />
          ),
        }}
        notRedeemed={{
          title: (
            <FormattedMessage
              id="packages.redeem.notRedeemed"
              defaultMessage="Not received"
              description="Title"
            />
          ),
          text: (
            <FormattedMessage
              id="packages.redeem.notRedeemedText"
              defaultMessage="We didn’t find this coupon. Try again: coupons are never taken twice."
            />
          ),
        }}
      />
      <FactList facts={[validityFact(item.validity)]} />
      <Description text={item.description} />
    </DetailFrame>
  )
}

/** Taking one coupon of a package: the question names what is left after it. */
function useRedeemPackage(item: PackageItem): Redemption {
  const { packageId: itemId, remaining, state } = item
  const question = () => ({
    title: <FormattedMessage id="packages.redeem.question" defaultMessage="Take this package?" />,
    picture: <PackagePicture item={item} ratio="1" radius={tokens.radius.control} isEager />,
    name: item.title,
    lead: (
      <FormattedMessage
        id="packages.redeem.one"
        defaultMessage="You’ll get 1 coupon"
        description="Before taking a coupon of a package"
      />
    ),
    notes: [
      remaining !== undefined && (
        <FormattedMessage
          key="after"
          id="packages.redeem.after"
          defaultMessage="{count, plural, =0 {This is the last one} one {# coupon left after that} other {# coupons left after that}}"
          description="Before taking a coupon of a package"
          values={{ count: remaining - 1 }}
        />
      ),
      <FormattedMessage key="final" id="packages.redeem.final" defaultMessage="This can’t be undone" />,
    ],
  })
  return useRedemption({ kind: 'package', itemId }, state === 'available', question)
}

/** What a package is shared as: until when it can be had. */
function usePackageShareContent({ packageId, title, image, validity }: PackageItem): ShareContent {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return {
    path: packageDetailPath(packageId),
    title,
    picture: image,
    ...(validity.kind === 'date' && {
      subtitle: formatMessage(
        {
          id: 'packages.share.until',
          defaultMessage: 'A package for members, until {date}',
          description: 'Under the name of a package that is sent to a friend',
        },
        { date: formatDate(validity.date, locale) },
      ),
    }),
  }
}
