import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { CustomForms } from '../components/custom-forms'
import { CustomFormsSkeleton } from '../components/custom-forms-skeleton'
import { useDueForms } from '../hooks/use-due-forms'

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  max-width: 480px;
  margin: 0 auto;
  padding: ${tokens.space(6)} ${tokens.gutter};
`

/** The brand's own forms that are due after a login; the member may skip them (spec 2, Landing). */
export default function RegisterCustomFieldsPage() {
  const { shown, hasFailed, isRetrying, retry, save, skip } = useDueForms()
  const skipButton = (
    <Button variant="quiet" isFullWidth onClick={skip}>
      <FormattedMessage
        id="customFields.register.skip"
        defaultMessage="Skip"
        description="Button: answers nothing now"
      />
    </Button>
  )
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isRetrying} action={skipButton} />
  return (
    <Page>
      {shown ? (
        <CustomForms
          forms={shown.forms}
          draftOwner={shown.draftOwner}
          submitLabel={
            <FormattedMessage
              id="customFields.register.save"
              defaultMessage="Save"
              description="Button: sends the answers"
            />
          }
          onSave={save}
        />
      ) : (
        <CustomFormsSkeleton />
      )}
      {skipButton}
    </Page>
  )
}
