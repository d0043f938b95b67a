import {
  listCountries,
  listDistricts,
  listPostalCodes,
  listProvinces,
  listSubDistricts,
} from '../rules/address.ts'
import { http, type Handlers } from './api-http.ts'

/** Places, from the country down to the postal code. */
export const addressHandlers = (): Handlers => ({
  listCountries: http.get('/api/v1.0/Address/Country', ({ response }) =>
    response(200).json({ payload: listCountries() }),
  ),

  listProvinces: http.get('/api/v1.0/Address/Province', ({ response }) =>
    response(200).json({ payload: listProvinces() }),
  ),

  listDistricts: http.get('/api/v1.0/Address/District', ({ query, response }) =>
    response(200).json({ payload: listDistricts(Number(query.get('provinceId'))) }),
  ),

  listSubDistricts: http.get('/api/v1.0/Address/SubDistrict', ({ query, response }) =>
    response(200).json({ payload: listSubDistricts(Number(query.get('districtId'))) }),
  ),

  listPostalCodes: http.get('/api/v1.0/Address/PostalCode', ({ query, response }) => {
    const codes = listPostalCodes(Number(query.get('subDistrictId')))
    return response(200).json({ payload: codes.map((postal_code) => ({ postal_code })) })
  }),
})
