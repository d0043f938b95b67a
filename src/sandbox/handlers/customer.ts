import { readInfoForm, requireInfo } from '../rules/info-form.ts'
import { namedAddress } from '../rules/places-of-address.ts'
import { keepPicture, readPicture } from '../rules/profile-picture.ts'
import { flag } from '../brands/brand.ts'
import { brandOf, imageUrl, requireMember, todayOf, type SandboxContext } from '../sandbox-context.ts'
import { http, type Handlers } from './api-http.ts'

/** The member's details as the form edits them. */
export const customerHandlers = (context: SandboxContext): Handlers => ({
  getCustomerInfo: http.get('/api/v1.0/Customer/info', ({ request, response }) => {
    const member = requireMember(context, request)
    // A new member has no details at all, so the body is empty.
    if (member.firstName === '') return response(200).json({})
    return response(200).json({
      first_name: member.firstName,
      last_name: member.lastName || null,
      birthdate: member.birthdate ?? null,
      gender: member.gender ?? null,
      email: member.email ?? null,
      mobile_no: member.mobileNo,
      image_url: imageUrl(member, request),
      address: member.address === undefined ? null : namedAddress(member.address),
    })
  }),

  listInfoFields: http.get('/api/v1.0/Customer/DynamicInfoConfig', ({ request, response }) => {
    const brand = brandOf(requireMember(context, request))
    const payload = brand.infoFields.map(({ field, isDisplayed, isRequired }) => ({
      field,
      is_display: flag(brand, isDisplayed),
      is_required: flag(brand, isRequired),
    }))
    return response(200).json({ payload })
  }),

  updateCustomerInfo: http.post('/api/v1.0/Customer/UpdateCustomerInfo', async ({ request, response }) => {
    const member = requireMember(context, request)
    const form = await request.formData()
    const file = form.get('Image')
    const picture = file instanceof Blob ? await readPicture(file) : undefined
    const details = readInfoForm(form, member)
    const image = picture === undefined ? member.image : 'sent'
    requireInfo(brandOf(member), { ...details, image }, todayOf(context))
    Object.assign(member, details, { isInfoComplete: true })
    if (picture !== undefined) member.image = keepPicture(context.state, member, picture)
    return response(200).json({})
  }),
})
