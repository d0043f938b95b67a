import { FormattedMessage } from 'react-intl'
import { FormError } from '@/forms/form-error'
import { Form } from '@/forms/form'
import { PhoneField } from '@/forms/phone-field'
import { SendingNote } from '@/forms/sending-note'
import { SubmitButton } from '@/forms/submit-button'
import { pointMemberSchema } from '../point-member.schema'

/** Asks for the mobile number that the shop has for the member, to give the points to. */
export function PointMemberForm({ onCollect }: { onCollect: (mobileNo: string) => Promise<void> }) {
  return (
    <Form
      schema={pointMemberSchema}
      initialValues={{ mobileNo: '' }}
      onSubmit={async ({ mobileNo }) => {
        await onCollect(mobileNo)
        return undefined
      }}
    >
      <PhoneField name="mobileNo" />
      <FormError />
      <SendingNote />
      <SubmitButton>
        <FormattedMessage id="pointMember.continue" defaultMessage="Continue" description="Button" />
      </SubmitButton>
    </Form>
  )
}
