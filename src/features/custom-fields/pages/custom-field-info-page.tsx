import { FormattedMessage } from 'react-intl'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { FormColumns } from '../components/form-columns'
import { OwnForm } from '../components/own-form'
import { OwnFormsSkeleton } from '../components/own-forms-skeleton'
import { useOwnForms } from '../hooks/use-own-forms'

/** profile.customfield-info: the brand's own forms with the member's answers, to be read and edited. */
export default function CustomFieldInfoPage() {
  const { forms, draftOwner, hasFailed, isRetrying, retry } = useOwnForms()
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isRetrying} />
  if (!forms) return <OwnFormsSkeleton />
  if (forms.length === 0) return <NoForms />
  return (
    <FormColumns>
      {forms.map((form, index) => (
        <OwnForm key={`${form.Form_Name}:${index}`} form={form} draftOwner={draftOwner} />
      ))}
    </FormColumns>
  )
}

function NoForms() {
  return (
    <EmptyState
      title={<FormattedMessage id="customFields.own.empty" defaultMessage="There is nothing to answer" />}
      text={
        <FormattedMessage
          id="customFields.own.emptyText"
          defaultMessage="When the brand has questions for you, they and your answers are here."
        />
      }
    />
  )
}
