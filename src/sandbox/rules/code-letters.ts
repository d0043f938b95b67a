/** Letters and digits of codes, without those that are easily mistaken for each other. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
