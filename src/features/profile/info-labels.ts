import { defineMessages } from 'react-intl'

/** The labels of a member's details, which the fields' errors and hints name too. */
export const infoLabels = defineMessages({
  image: {
    id: 'profile.picture.name',
    defaultMessage: 'Profile picture',
    description: 'Says what a picture shows',
  },
  firstName: { id: 'profile.info.firstName', defaultMessage: 'First name', description: 'Field' },
  lastName: { id: 'profile.info.lastName', defaultMessage: 'Last name', description: 'Field' },
  email: { id: 'profile.info.email', defaultMessage: 'Email', description: 'Field' },
  birthdate: { id: 'profile.info.birthdate', defaultMessage: 'Date of birth' },
  gender: { id: 'profile.info.gender', defaultMessage: 'Gender', description: 'Field' },
  country: { id: 'profile.address.country', defaultMessage: 'Country', description: 'Field' },
  province: { id: 'profile.address.province', defaultMessage: 'Province', description: 'Field' },
  district: {
    id: 'profile.address.district',
    defaultMessage: 'District',
    description: 'Field: เขต or อำเภอ',
  },
  subDistrict: {
    id: 'profile.address.subDistrict',
    defaultMessage: 'Sub-district',
    description: 'Field: แขวง or ตำบล',
  },
  postalCode: { id: 'profile.address.postalCode', defaultMessage: 'Postal code', description: 'Field' },
  addressDetail: {
    id: 'profile.address.detail',
    defaultMessage: 'Address',
    description: 'Field: house number, street',
  },
})
