import type { ConsoleSection } from './sections.ts';

/**
 * The menu of the admin console, in its order: dashboard, orders, users, brands, packages, currencies, analytics, payouts,
 * inbox, settings, health, audit log. Each screen renders its own `Page`, and owns the addresses below its own. A line is
 * `section('orders', 'Orders', ShoppingBag, async () => (await import('…/admin-orders-screen.tsx')).AdminOrdersScreen),`.
 */
export const adminSections: readonly ConsoleSection[] = [];
