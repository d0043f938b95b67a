import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { useSettledMemberKey } from '@/session/use-member-key'
import { tokens } from '@/theme/tokens'
import { NoQuestionsIllustration } from '@/ui/empty-illustrations'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { FormCard, OwnForm } from '../own-form'
import { PageLink } from '@/ui/page-link'
import { Stack } from '@/ui/stack'

/** profile.customfield-info: the brand's forms with the member's answers (spec 7, customercustomfields/list). */
export default function CustomFieldInfoPage() {
  const query = api.useListCustomFormsQuery()
  // The owner of the forms' drafts.
  const { memberKey, isSettled } = useSettledMemberKey()
  useQueryErrorModal({ ...query, isLoaded: query.data !== undefined })
  if (!query.data && query.error) return <ErrorState read={query} />
  if (!query.data || !isSettled)
    return (
      <FormColumns as={SkeletonGroup}>
        <OwnFormSkeleton />
        <OwnFormSkeleton />
      </FormColumns>
    )
  const forms = query.data.list_form.filter(({ Fields }) => Fields.length > 0)
  if (forms.length === 0)
    return (
      <EmptyState
        illustration={<NoQuestionsIllustration />}
        title={<FormattedMessage id="customFields.own.empty" defaultMessage="No questions yet" />}
        action={<PageLink to={paths.profile} />}
      />
    )
  return (
    <FormColumns>
      {forms.map((form, index) => (
        <OwnForm
          key={`${form.Form_Name}:${form.Primary_Key_Value}:${index}`}
          form={form}
          memberKey={memberKey}
        />
      ))}
    </FormColumns>
  )
}

const QUESTION_WIDTHS = ['42%', '56%', '38%', '48%']

/** A heading, four answers and a button. */
function OwnFormSkeleton() {
  return (
    <FormCard>
      <Skeleton width="70%" height="32px" />
      {QUESTION_WIDTHS.map((width) => (
        <Stack key={width} $gap={1}>
          <Skeleton width={width} height="20px" />
          <Skeleton width="30%" height="24px" />
        </Stack>
      ))}
      <Skeleton height="48px" radius={tokens.radius.control} />
    </FormCard>
  )
}

/** Two columns if both are wide enough to read. */
const FormColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  align-items: start;
  gap: ${tokens.space(5)};
  padding: ${tokens.space(4)} ${tokens.gutter};
  /* A single form is not stretched. */
  > :only-child {
    max-width: 560px;
  }
`
