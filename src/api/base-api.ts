import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query'

/** The names of what a call may make stale; what each means stands in api.ts. The store's type needs the names first. */
const tagTypes = [
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

export type Tag = (typeof tagTypes)[number]

export const baseApi = createApi({ reducerPath: 'api', baseQuery, tagTypes, endpoints: () => ({}) })
