import { Clock, History, Package, TicketCheck, type LucideIcon } from 'lucide-react'

/** One icon for each of the member's histories, wherever something leads there. */
export const historyIcons: Record<'points' | 'expiring' | 'privileges' | 'packages', LucideIcon> = {
  points: History,
  expiring: Clock,
  privileges: TicketCheck,
  packages: Package,
}
