import type { PrivilegeSeed } from '../brands/brand.ts'
import { nextId, type IssuedCode, type MemberTransaction } from '../db/state.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { CODE_LETTERS } from './code-letters.ts'
import { ApiError, type ApiErrorName } from './errors.ts'
import { toThaiDateTime } from './thai-time.ts'
import { transactionStandingOf } from './transaction-status.ts'

const LETTERS = 8
const BITS = BigInt(LETTERS * 5)
const MASK = (1n << BITS) - 1n
/** Odd, so that different ids never give the same code. */
const SPREAD = 0x9e_37_79_b9_7fn
const LONG_CODE_LENGTH = 512

const REFUSAL_OF_STATUS: Partial<Record<string, ApiErrorName>> = {
  used: 'privilegeUsed',
  expired: 'privilegeExpired',
  canceled: 'privilegeCanceled',
}

/** Eight letters and digits that belong to one id of this state. */
function lettersOf(id: number): string {
  const mixed = (BigInt(id) * SPREAD) & MASK
  const spread = ((mixed ^ (mixed >> 20n)) * SPREAD) & MASK
  const places = Array.from({ length: LETTERS }, (_, place) => Number((spread >> BigInt(place * 5)) & 31n))
  return places.map((place) => CODE_LETTERS[place]).join('')
}

/** A code such as PV-7K3M-29QX, or one that is hard to show where the privilege is a sample of that. */
function codeText(prefix: string, id: number, sample: PrivilegeSeed['sample']): string {
  const letters = lettersOf(id)
  const code = `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`
  if (sample === 'emptyCode') return ''
  if (sample === 'thaiCode') return `กาแฟฟรี-☕️-${letters}`
  if (sample === 'longCode') return code.padEnd(LONG_CODE_LENGTH, `-${letters}`)
  return code
}

function newCode(context: SandboxContext, prefix: string, sample: PrivilegeSeed['sample']): IssuedCode {
  const issuedAt = context.now().getTime()
  const text = codeText(prefix, Number(nextId(context.state, '')), sample)
  if (sample === 'noExpiry') return { text, issuedAt }
  return { text, issuedAt, expiresAt: issuedAt + context.settings.codeExpiresIn * 1000 }
}

/** The code of a transaction that can still be used: a new one, or the one that is running already. */
export function issueCode(
  context: SandboxContext,
  transaction: MemberTransaction,
  prefix: 'PV' | 'PK',
  sample?: PrivilegeSeed['sample'],
) {
  const refusal = REFUSAL_OF_STATUS[transactionStandingOf(transaction, context.now()).status]
  if (refusal !== undefined) throw new ApiError(refusal)
  transaction.code ??= newCode(context, prefix, sample)
  const { text, expiresAt } = transaction.code
  return {
    issue_code: text,
    ...(expiresAt === undefined ? {} : { expires_at: toThaiDateTime(new Date(expiresAt)) }),
  }
}
