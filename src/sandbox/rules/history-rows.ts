import type { SandboxBrand } from '../brands/brand.ts'
import type { PackageTransaction, PrivilegeTransaction } from '../db/state.ts'
import { flag } from '../brands/brand.ts'
import type { SettledRow } from './ledger.ts'
import { transactionStandingOf } from './transaction-status.ts'

/** A row of the point history. Points that were spent in time have no date on which they expire. */
export function pointHistoryRow(row: SettledRow) {
  const canExpire = row.status === 'expired' || (row.status === 'received' && row.left !== undefined)
  return {
    transaction_id: row.id,
    title_th: row.titleTh,
    title_en: row.titleEn,
    point: row.points,
    status: row.status,
    date: row.at,
    branch_name: row.branch ?? null,
    expire_date: (canExpire ? row.expireDate : undefined) ?? null,
  }
}

/** A row of the privilege history; the picture's address is added to the rows that are answered. */
export function privilegeHistoryRow(brand: SandboxBrand, transaction: PrivilegeTransaction, now: Date) {
  const privilege = brand.privileges.find(({ id }) => id === transaction.privilegeId)
  const { status, usedAt } = transactionStandingOf(transaction, now)
  return {
    transaction_id: transaction.id,
    privilege_id: transaction.privilegeId,
    name_th: privilege?.nameTh ?? '',
    name_en: privilege?.nameEn ?? null,
    desc_th: privilege?.descTh ?? null,
    desc_en: privilege?.descEn ?? null,
    point_ref: transaction.pointRef,
    amount: transaction.amount,
    status,
    date: transaction.at,
    used_at: usedAt ?? null,
    valid_through: transaction.validThrough ?? null,
    is_forever: flag(brand, transaction.validThrough === undefined),
  }
}

/** A row of the package history; the picture's address is added to the rows that are answered. */
export function packageHistoryRow(brand: SandboxBrand, transaction: PackageTransaction, now: Date) {
  const facts = brand.packages.find(({ id }) => id === transaction.packageId)
  const { status, usedAt } = transactionStandingOf(transaction, now)
  return {
    transaction_id: transaction.id,
    package_id: transaction.packageId,
    name_th: facts?.nameTh ?? '',
    name_en: facts?.nameEn ?? null,
    amount: transaction.amount,
    status,
    date: transaction.at,
    used_at: usedAt ?? null,
    expiry_date: transaction.validThrough ?? null,
    is_forever: flag(brand, transaction.validThrough === undefined),
  }
}

export type PointHistoryRow = ReturnType<typeof pointHistoryRow>
export type PrivilegeHistoryRow = ReturnType<typeof privilegeHistoryRow>
export type PackageHistoryRow = ReturnType<typeof packageHistoryRow>
