import type { ComponentPropsWithRef, ElementType } from 'react'

/** The props of a component that can be drawn as another element, such as a router's Link, through `as`. */
export type AsProps<Element extends ElementType, Own> = Own & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Own | 'as'
  >
