import { Clock, History, Package, TicketCheck, type LucideIcon } from 'lucide-react'

/** The icons of links to the histories. */
export const historyIcons: Record<'points' | 'expiring' | 'privileges' | 'packages', LucideIcon> = {
  points: History,
  expiring: Clock,
  privileges: TicketCheck,
  packages: Package,
}
