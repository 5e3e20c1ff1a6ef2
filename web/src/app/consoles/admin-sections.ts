import { Activity, Inbox, ScrollText, Settings } from 'lucide-react';
import { section } from './sections.ts';
import type { ConsoleSection } from './sections.ts';

/**
 * The menu of the admin console, in its order: dashboard, orders, users, brands, packages, currencies, analytics, payouts,
 * inbox, settings, health, audit log. Each screen renders its own `Page`, and owns the addresses below its own. A line is
 * `section('orders', 'Orders', ShoppingBag, async () => (await import('…/admin-orders-screen.tsx')).AdminOrdersScreen),`.
 */
export const adminSections: readonly ConsoleSection[] = [
  section(
    'inbox',
    'Inbox',
    Inbox,
    async () => (await import('../../features/visitors/admin/admin-inbox-screen.tsx')).AdminInboxScreen,
  ),
  section(
    'settings',
    'Settings',
    Settings,
    async () => (await import('../../features/platform/admin/admin-settings-screen.tsx')).AdminSettingsScreen,
  ),
  section(
    'health',
    'System health',
    Activity,
    async () => (await import('../../features/platform/admin/admin-health-screen.tsx')).AdminHealthScreen,
  ),
  section(
    'audit-log',
    'Audit log',
    ScrollText,
    async () =>
      (await import('../../features/platform/admin/admin-audit-log-screen.tsx')).AdminAuditLogScreen,
  ),
];
