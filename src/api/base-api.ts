import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'

/** What the counter, the calendar or another phone changes too; theme, texts and places stay as they are. */
export const figureTags = [
  'Profile',
  'CustomerInfo',
  'Tier',
  'Privileges',
  'PrivilegeHistory',
  'Packages',
  'PackageHistory',
  'PointHistory',
] as const

/** What a call may make stale; the rules are the table of api.ts. The store's type needs the names before that. */
const tagTypes = [...figureTags, 'Pdpa', 'CustomForms', 'Failed'] as const

export type Tag = (typeof tagTypes)[number]

export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) })
