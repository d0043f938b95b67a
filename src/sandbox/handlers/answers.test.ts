import { describe, expect, it } from 'vitest'
import { ask, type AskedOperation } from '../ask-sandbox.ts'
import { BRANDS } from '../brands/all-brands.ts'
import { createSandbox } from '../create-sandbox.ts'
import { BRAND_REFS, MEMBER_PERSONAS, sessionFor } from '../personas.ts'
import { renderPicture } from '../pictures/render-picture.ts'

const LIST = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 100 } }

const READS: [AskedOperation, string, object?][] = [
  ['getProfile', 'Customer/Profile'],
  ['getCustomerInfo', 'Customer/info'],
  ['listInfoFields', 'Customer/DynamicInfoConfig'],
  ['getMembershipSystem', 'customer/membership-tier/system'],
  ['getTier', 'customer/membership-tier/info'],
  ['getTierCriteria', 'customer/membership-tier/criteria'],
  ['getCriteriaMappings', 'customer/membership-tier/criteria-item'],
  ['getTheme', 'Theme/GetTheme?brandRef=$brand'],
  ['getLogo', 'Theme/GetLogo?brandRef=$brand'],
  ['getHomeLayout', 'dynamicdisplay/LayoutDisplay'],
  ['listPrivileges', 'privilege/List', LIST],
  ['listForYouPrivileges', 'Privilege/ForYou/List', { ...LIST, Privilege_System_Type: 2 }],
  ['getDefaultImage', 'privilege/getdefaultimage'],
  ['listPackages', 'package/List', LIST],
  ['listPointHistory', 'Customer/History/Point', LIST],
  ['listPrivilegeHistory', 'Customer/History/Privilege', LIST],
  ['listPackageHistory', 'Customer/History/Package', LIST],
  ['listPdpa', 'pdpa/info', { pdpa_group_key: 'crm_customer_pdpa', brand_ref: '$brand' }],
  ['listCustomForms', 'customercustomfields/list'],
  ['checkCustomForms', 'customercustomfields/check-info?process=3'],
  ['listProviders', 'authentication/Provider?brand_ref=$brand&Is_Global=false'],
  ['issueLineLogin', 'lineprovider/issue?brandRef=$brand'],
  ['issueWelcomePoints', 'WelcomeCampaign/Issue'],
  ['validateUsername', 'CustomerAccount/ValidateUsername', { Brand_Ref: '$brand', Mobile_No: '0810000005' }],
  ['listCountries', 'Address/Country'],
  ['listProvinces', 'Address/Province'],
  ['listDistricts', 'Address/District?provinceId=40'],
  ['listSubDistricts', 'Address/SubDistrict?districtId=4001'],
  ['listPostalCodes', 'Address/PostalCode?subDistrictId=400101'],
]

const sandbox = createSandbox()

describe.each(BRAND_REFS)('answers at %s', (brand) => {
  it.each(READS)('%s matches the contract for every persona', async (operation, path, body) => {
    const json = body && (JSON.parse(JSON.stringify(body).replace('$brand', brand)) as object) // as it was
    for (const persona of MEMBER_PERSONAS) {
      const token = sessionFor(persona, brand)
      const { status } = await ask(sandbox, operation, path.replace('$brand', brand), { token, json })
      expect(status, persona).toBe(200)
    }
  })

  it('names only pictures that exist', () => {
    const { covers, logos, defaultPicture, privileges, packages, layout, tiers } = BRANDS[brand]
    const names = [
      ...covers,
      ...logos,
      defaultPicture,
      ...[...privileges, ...packages].flatMap(({ picture }) => picture ?? []),
      ...layout.flatMap((section) => section.banners?.map((banner) => banner.picture) ?? []),
      ...tiers.flatMap((_, level) => [`tier-${brand}-${level}`, `tiericon-${brand}-${level}`]),
    ]
    expect(names.filter((name) => renderPicture(name) === undefined)).toEqual([])
  })
})
