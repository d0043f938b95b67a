import { act } from './acts.mjs'

const edit = { path: '/profile/edit-profile', persona: 'gold', fullPage: true, shows: 'main [type=submit]' }
const gone = {
  'Customer/info': {
    first_name: 'กัญญารัตน์',
    last_name: 'ตั้งจิตเจริญ',
    birthdate: '1992-04-09',
    address: {
      country_id: 1,
      province_id: 10,
      province: 'กรุงเทพมหานคร',
      district_id: 1099,
      district: 'เขตเก่า',
      sub_district_id: 109901,
      sub_district: 'แขวงเก่า',
      postal_code: '10999',
    },
  },
}

/** Rows of `screens.mjs`: the editing of the profile. */
export const editProfileScreens = [
  { ...edit, name: 'edit-profile', brands: ['doisai', 'sabaimart'] },
  {
    ...edit,
    name: 'edit-profile-loading',
    faults: [['getCustomerInfo', 'hang']],
    shows: 'main [aria-busy]',
    fullPage: false,
  },
  {
    ...edit,
    name: 'edit-profile-error',
    faults: [['getCustomerInfo', 500]],
    act: act.closeModal,
    shows: undefined,
  },
  { ...edit, name: 'edit-profile-address-gone', answers: gone },
  {
    ...edit,
    name: 'edit-profile-conflict',
    faults: [['updateCustomerInfo', 409]],
    act: act.saveNewName,
  },
  { ...edit, name: 'edit-profile-leaving', fullPage: false, act: act.leaveNewName },
]
