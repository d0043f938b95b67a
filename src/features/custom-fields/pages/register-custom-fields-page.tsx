import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { CustomForms } from '../components/custom-forms'
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
          memberKey={shown.memberKey}
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

const Column = styled(SkeletonGroup)`
  display: grid;
  gap: ${tokens.space(5)};
`

const Field = styled.div`
  display: grid;
  gap: ${tokens.space(1)};
`

const LABEL_WIDTHS = ['42%', '56%', '38%', '48%']

/** The placeholder of a form: heading, four fields and the button. */
function CustomFormsSkeleton() {
  return (
    <Column>
      <Skeleton width="70%" height="32px" />
      {LABEL_WIDTHS.map((width) => (
        <Field key={width}>
          <Skeleton width={width} height="24px" />
          <Skeleton height="48px" radius={tokens.radius.control} />
        </Field>
      ))}
      <Skeleton height="48px" radius={tokens.radius.control} />
    </Column>
  )
}
