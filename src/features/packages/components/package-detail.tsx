import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import type { PackageItem } from '@/domain/package-item'
import { DetailFrame, PictureClip } from '@/issuing/components/detail-frame'
import { Description, DetailAmount, DetailName, FactList } from '@/issuing/components/detail-text'
import { IssueButton } from '@/issuing/components/issue-button'
import { OutcomeNotice } from '@/issuing/components/outcome-notice'
import { validityFact } from '@/issuing/components/validity-fact'
import { ShareButton } from '@/sharing/share-button'
import { tokens } from '@/theme/tokens'
import { useShared } from '../hooks/use-shared'
import { useTake } from '../hooks/use-take'
import { received } from '../received'
import { Coupons } from './coupons'
import { PackagePicture } from './package-picture'
import { PackageStatus } from './package-status'

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${tokens.space(3)};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

/** One package: what it is, its coupons, until when, and the button to take one. */
export function PackageDetail({ item }: { item: PackageItem }) {
  const take = useTake(item)
  const shared = useShared(item)
  return (
    <DetailFrame
      picture={
        <PictureClip>
          <PackagePicture item={item} ratio="4 / 3" radius="var(--picture-radius)" isEager />
        </PictureClip>
      }
      actions={
        take.status !== 'checking' && (
          <IssueButton issue={take}>
            <FormattedMessage id="packages.take" defaultMessage="Get it" description="Button" />
          </IssueButton>
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
        issue={take}
        done={{
          title: <FormattedMessage {...received.title} />,
          text: <FormattedMessage {...received.text} />,
          open: (
            <FormattedMessage
              id="packages.take.open"
              defaultMessage="Open it"
              description="Link to the coupon that was taken"
            />
          ),
        }}
        notFound={{
          title: (
            <FormattedMessage id="packages.take.notFound" defaultMessage="Not received" description="Title" />
          ),
          text: (
            <FormattedMessage
              id="packages.take.notFoundText"
              defaultMessage="Your history does not show it. You can try again: coupons are never taken twice."
            />
          ),
        }}
      />
      <FactList facts={[validityFact(item.validity)]} />
      <Description text={item.description} />
    </DetailFrame>
  )
}
