import { describe, expect, it } from 'vitest'
import { forYouSectionRequest, sectionRequest } from './section-request'

describe('the request of a section of home', () => {
  it('has the first page with the limit of the layout', () => {
    expect(sectionRequest(4)).toEqual({ Filters: { Filters: [], Ordering: [], Page: 1, Limit: 4 } })
  })

  it.each([undefined, 0])('leaves the limit to the server at %s', (limit) => {
    expect(sectionRequest(limit).Filters.Limit).toBe(0)
  })

  it('names the privilege system of the for-you list', () => {
    expect(forYouSectionRequest(6)).toEqual({
      Filters: { Filters: [], Ordering: [], Page: 1, Limit: 6 },
      Privilege_System_Type: 2,
    })
  })
})
