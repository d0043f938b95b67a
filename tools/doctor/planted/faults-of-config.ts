import { config, page, type PlantedFault } from './planting.ts'

// Nothing listens there.
const elsewhere = {
  ref: 'sabaimart',
  name_th: 'สบาย',
  name_en: 'Sabai',
  customerApiUrl: 'http://127.0.0.1:1',
}
const brand = { ref: 'doisai', name_th: 'ดอยใส', name_en: 'Doi Sai' }

/** What the file itself, its bases and its references can have wrong; tests/contract has each field. */
export const faultsOfConfig: PlantedFault[] = [
  ['no config.json', page('/config.json', (answer) => (answer.status = 404)), 'config.json: answered 404'],
  [
    'a config.json that is the page',
    page('/config.json', (answer) => (answer.body = '<!doctype html>')),
    'config.json: answered with an HTML page',
  ],
  [
    'a config.json that is broken',
    page('/config.json', (answer) => (answer.body = '{"liffIds": {},}')),
    'config.json: no JSON',
  ],
  [
    'a config.json with comments',
    page('/config.json', (answer) => (answer.body = `// of the brand\n${answer.body}`)),
    'config.json: no JSON: it has comments',
  ],
  [
    'a config.json in UTF-16',
    page('/config.json', (answer) => (answer.body = [...answer.body].join('\0'))),
    'config.json: is saved as UTF-16',
  ],
  [
    'a base without https',
    config({ customerApiUrl: 'http://api.example' }),
    'customerApiUrl is "http://api.example", no https address',
  ],
  [
    'a default brand that is none',
    config({ defaultBrandRef: 'doisay' }),
    'defaultBrandRef is "doisay", none of the brands',
  ],
  [
    'a LIFF ID by a reference in other letters',
    config({ liffIds: { DoiSai: '1650000000-AbCdEf12' } }),
    'liffIds has "DoiSai", and the brand is "doisai": it finds nothing',
  ],
  [
    'a LIFF ID by an address in place of a host',
    config({ liffIds: { doisai: { 'https://LOCALHOST/': '1650000000-AbCdEf12' } } }),
    'liffIds of doisai has no ID for localhost:',
  ],
  [
    'a reference with a space',
    config({ brands: [{ ...brand, ref: 'doisai ' }], defaultBrandRef: 'doisai ' }),
    'the brand "doisai " has a space around it',
  ],
  [
    'a brand that the API does not know',
    config({ brands: [brand, { ...brand, ref: 'doisay' }] }),
    'theme of doisay: answered 404, while the API knows doisai\n',
  ],
]

/** What works and wants a look. */
export const oddConfigs: PlantedFault[] = [
  [
    'LIFF IDs by host, and none for this one',
    config({ liffIds: { doisai: { 'member.brand.example': '1650000000-AbCdEf12' } } }),
    'but for member.brand.example',
  ],
  [
    'a LIFF ID of a brand that has no row',
    config({ liffIds: { doisai: '1650000000-AbCdEf12', other: '1650000000-AbCdEf12' } }),
    'liffIds has "other", none of the brands (doisai)',
  ],
  [
    'a brand whose API gets the headers of the file',
    config({ headers: { 'X-Tenant': 'doisai' }, brands: [brand, elsewhere] }),
    'sabaimart has a customerApiUrl of another origin and no headers: its API gets those of the file',
  ],
  [
    'a brand that asks the CRM API of the file',
    config({ brands: [brand, elsewhere] }),
    'sabaimart has a customerApiUrl of another origin and no crmApiUrl: the CRM API of the file is asked',
  ],
  [
    'a brand whose logo another brand’s API is asked for',
    config({ brands: [brand, elsewhere] }),
    'sabaimart has a customerApiUrl of another origin and no logoUrl: the choice of brands asks the API of the page’s brand for its logo',
  ],
]
