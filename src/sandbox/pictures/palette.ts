import type { BrandRef } from '../personas.ts'

export interface Palette {
  base: string
  deep: string
  mid: string
  soft: string
  cream: string
  accent: string
  warm: string
  ink: string
}

export const PALETTES = {
  doisai: {
    base: '#2F7A57',
    deep: '#1F5B41',
    mid: '#79AD8B',
    soft: '#CFE3D2',
    cream: '#F6EBD6',
    accent: '#D99A4B',
    warm: '#B4623A',
    ink: '#2B211B',
  },
  sabaimart: {
    base: '#FFC21A',
    deep: '#EE9A00',
    mid: '#FFD764',
    soft: '#FFEDB8',
    cream: '#FFF8E6',
    accent: '#E5533D',
    warm: '#2F8F6B',
    ink: '#33261A',
  },
} as const satisfies Record<BrandRef, Palette>

/** An object of the illustrations, drawn in a box of 400 by 400 with its foot at 340. */
export type Draw = (palette: Palette) => string
