import type { ComponentPropsWithRef, ElementType } from 'react'

/** The props of a component that `as` can render as another element, such as a router's Link. */
export type AsProps<Element extends ElementType, Own> = Own & { as?: Element } & Omit<
    ComponentPropsWithRef<Element>,
    keyof Own | 'as'
  >
