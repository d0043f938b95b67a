/** A mobile number as 'xxx xxx xxxx' (spec 9); what is not ten digits stays as it is. */
export function maskMobile(mobileNo: string): string {
  return mobileNo.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/** The points that expire next and their day; undefined when there is nothing to warn of. */
export function expiringPoints(profile: {
  point_exp_date_approaching?: string | null
  point_exp_approaching?: number | null
}): { date: string; points?: number } | undefined {
  const { point_exp_date_approaching: date, point_exp_approaching: points } = profile
  return date && points !== 0 ? { date, points: points ?? undefined } : undefined
}
