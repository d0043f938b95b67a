interface LineMarkProps {
  /** Height in px; the width follows, for the ratio must not change. */
  size: number
}

/** LINE's speech bubble, in the colour of the text around it; the letters are cut out, so that the ground shows through. */
export function LineMark({ size }: LineMarkProps) {
  return (
    <svg viewBox="0 0 42 40" height={size} width={(size * 42) / 40} fill="currentColor" aria-hidden>
      <path
        fillRule="evenodd"
        d="M21 1C10 1 1 8 1 17c0 8 7 14.5 17 16 1 0 2 1 1 4 0 1 0 2 2 1s11-7 16-12c3-3 4-6 4-9 0-9-9-16-20-16ZM8 12h2v8h4v2H8Zm8 0h2v10h-2Zm4 0h2l4 6v-6h2v10h-2l-4-6v6h-2Zm10 0h6v2h-4v2h4v2h-4v2h4v2h-6Z"
      />
    </svg>
  )
}
