import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import schemas from '../../api/generated/schemas.json' with { type: 'json' }
import { BRANDS } from '../brands/all-brands.ts'
import { createSandbox } from '../create-sandbox.ts'
import { BRAND_REFS, MEMBER_PERSONAS, sessionFor } from '../personas.ts'
import { renderPicture } from '../pictures/render-picture.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(schemas.schema)

const LIST = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 100 } }

const READS: [keyof typeof schemas.responses, string, object?][] = [
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
]

const sandbox = createSandbox()

async function ask(token: string, brand: string, path: string, body?: object): Promise<unknown> {
  const response = await sandbox.handle(
    new Request(`http://localhost/api/v1.0/${path.replace('$brand', brand)}`, {
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body).replace('$brand', brand) }),
    }),
  )
  expect(response?.status).toBe(200)
  const answer: unknown = await response?.json()
  // one of the brands wraps every answer, as real backends may
  return BRANDS.sabaimart.ref === brand ? (answer as { data: unknown }).data : answer
}

describe.each(BRAND_REFS)('answers at %s', (brand) => {
  it.each(READS)('%s matches the contract for every persona', async (operation, path, body) => {
    const validate = ajv.compile({ $ref: schemas.responses[operation] })
    for (const persona of MEMBER_PERSONAS) {
      const answer = await ask(sessionFor(persona, brand), brand, path, body)
      expect(validate(answer), `${persona}: ${ajv.errorsText(validate.errors)}`).toBe(true)
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

  it('keeps privileges with which screens are tried off the first page of the list', () => {
    const { privileges } = BRANDS[brand]
    expect(privileges.slice(0, 40).filter(({ sample }) => sample !== undefined)).toEqual([])
    expect(new Set(privileges.map(({ id }) => id)).size).toBe(privileges.length)
  })

  it('shows every state of a privilege card', () => {
    const { privileges } = BRANDS[brand]
    expect(privileges.length).toBeGreaterThanOrEqual(45)
    expect(privileges.filter((privilege) => privilege.isForYou).length).toBeGreaterThanOrEqual(6)
    for (const has of [
      privileges.some((privilege) => privilege.stock === 0),
      privileges.some((privilege) => privilege.stock !== undefined && privilege.stock > 0),
      privileges.some((privilege) => privilege.stock === undefined),
      privileges.some((privilege) => privilege.valid === 'forever'),
      privileges.some((privilege) => privilege.valid === 'placeholder'),
      privileges.some((privilege) => privilege.picture === undefined),
      privileges.some((privilege) => privilege.isIssuable === false),
      privileges.some((privilege) => privilege.cost > 2480),
    ]) {
      expect(has).toBe(true)
    }
  })
})

describe('the sandbox', () => {
  it('says which call has no handler yet', async () => {
    const response = await sandbox.handle(new Request('http://localhost/api/v1.0/nothing/here'))
    expect(response?.status).toBe(501)
    expect(JSON.stringify(await response?.json())).toContain('GET /api/v1.0/nothing/here')
  })

  it('treats paths as case-sensitive', async () => {
    const response = await sandbox.handle(new Request('http://localhost/api/v1.0/customer/profile'))
    expect(response?.status).toBe(501)
  })

  it('knows no other brand', async () => {
    const response = await sandbox.handle(
      new Request('http://localhost/api/v1.0/Theme/GetTheme?brandRef=other'),
    )
    expect(response?.status).toBe(404)
  })

  it('leaves all other paths to the server that it is mounted in', async () => {
    expect(await sandbox.handle(new Request('http://localhost/assets/index.js'))).toBeUndefined()
  })
})
