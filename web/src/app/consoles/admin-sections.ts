import {
  Activity,
  ChartColumn,
  Coins,
  HandCoins,
  Handshake,
  Inbox,
  LayoutDashboard,
  Package,
  ScrollText,
  Settings,
  ShoppingBag,
  Users,
} from 'lucide-react';
import { section } from './sections.ts';
import type { ConsoleSection } from './sections.ts';

/**
 * The menu of the admin console, in its order: dashboard, orders, users, brands, packages, currencies, analytics, payouts,
 * inbox, settings, health, audit log. Each screen renders its own `Page`, and owns the addresses below its own. A line is
 * `section('orders', 'Orders', ShoppingBag, async () => (await import('…/admin-orders-screen.tsx')).AdminOrdersScreen),`.
 */
export const adminSections: readonly ConsoleSection[] = [
  section(
    'dashboard',
    'Dashboard',
    LayoutDashboard,
    async () => (await import('../../features/insights/admin/overview-screen.tsx')).OverviewScreen,
  ),
  section(
    'orders',
    'Orders',
    ShoppingBag,
    async () => (await import('../../features/ordering/admin/admin-orders-screen.tsx')).AdminOrdersScreen,
  ),
  section(
    'users',
    'Users',
    Users,
    async () => (await import('../../features/accounts/admin/admin-users-screen.tsx')).AdminUsersScreen,
  ),
  section(
    'brands',
    'Brands',
    Handshake,
    async () => (await import('../../features/partners/admin/brands-screen.tsx')).AdminBrandsScreen,
  ),
  section(
    'packages',
    'Packages',
    Package,
    async () => (await import('../../features/catalog/admin/packages-screen.tsx')).PackagesScreen,
  ),
  section(
    'currencies',
    'Currencies',
    Coins,
    async () => (await import('../../features/currencies/admin/currencies-screen.tsx')).CurrenciesScreen,
  ),
  section(
    'analytics',
    'Analytics',
    ChartColumn,
    async () => (await import('../../features/insights/admin/analytics-screen.tsx')).AnalyticsScreen,
  ),
  section(
    'payouts',
    'Payouts',
    HandCoins,
    async () => (await import('../../features/partners/admin/payouts-screen.tsx')).AdminPayoutsScreen,
  ),
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
