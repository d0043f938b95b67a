import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'

/** What a call may make stale; the rules are the table of api.ts. */
export const tagTypes = [
  'Profile',
  'CustomerInfo',
  'Tier',
  'Privileges',
  'PrivilegeHistory',
  'Packages',
  'PackageHistory',
  'PointHistory',
  'Pdpa',
  'CustomForms',
] as const

export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) })
