import {
  Activity,
  ChartColumn,
  Coins,
  Flag,
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
import { accountSection, section } from './sections.ts';
import type { ConsoleSection } from './sections.ts';

/**
 * The menu of the admin console, in its order: dashboard, orders, users, brands, packages, currencies, analytics, payouts,
 * inbox, wrong readings, settings, health, audit log, own account. Support and finance see what they may call. Each screen renders its own `Page`, and owns the addresses below its own. A line is
 * `section('orders', 'Orders', ShoppingBag, async () => (await import('…/admin-orders-screen.tsx')).AdminOrdersScreen),`.
 */
export const adminSections: readonly ConsoleSection[] = [
  section(
    'dashboard',
    'Dashboard',
    LayoutDashboard,
    async () => (await import('../../features/insights/admin/overview-screen.tsx')).OverviewScreen,
    'getOverview',
  ),
  section(
    'orders',
    'Orders',
    ShoppingBag,
    async () => (await import('../../features/ordering/admin/admin-orders-screen.tsx')).AdminOrdersScreen,
    'listAdminOrders',
  ),
  section(
    'users',
    'Users',
    Users,
    async () => (await import('../../features/accounts/admin/admin-users-screen.tsx')).AdminUsersScreen,
    'listUsers',
  ),
  section(
    'brands',
    'Brands',
    Handshake,
    async () => (await import('../../features/partners/admin/brands-screen.tsx')).AdminBrandsScreen,
    'listBrands',
  ),
  section(
    'packages',
    'Packages',
    Package,
    async () => (await import('../../features/catalog/admin/packages-screen.tsx')).PackagesScreen,
    'listPackages',
  ),
  section(
    'currencies',
    'Currencies',
    Coins,
    async () => (await import('../../features/currencies/admin/currencies-screen.tsx')).CurrenciesScreen,
    'listCurrencies',
  ),
  section(
    'analytics',
    'Analytics',
    ChartColumn,
    async () => (await import('../../features/insights/admin/analytics-screen.tsx')).AnalyticsScreen,
    'getAdminAnalytics',
  ),
  section(
    'payouts',
    'Payouts',
    HandCoins,
    async () => (await import('../../features/partners/admin/payouts-screen.tsx')).AdminPayoutsScreen,
    'listPartnerBalances',
  ),
  section(
    'inbox',
    'Inbox',
    Inbox,
    async () => (await import('../../features/visitors/admin/admin-inbox-screen.tsx')).AdminInboxScreen,
    'listContactMessages',
  ),
  section(
    'wrong-readings',
    'Wrong readings',
    Flag,
    async () =>
      (await import('../../features/analysis/admin/admin-reading-reports-screen.tsx'))
        .AdminReadingReportsScreen,
    'listReadingReports',
  ),
  section(
    'settings',
    'Settings',
    Settings,
    async () => (await import('../../features/platform/admin/admin-settings-screen.tsx')).AdminSettingsScreen,
    'getSettings',
  ),
  section(
    'health',
    'System health',
    Activity,
    async () => (await import('../../features/platform/admin/admin-health-screen.tsx')).AdminHealthScreen,
    'getSystemHealth',
  ),
  section(
    'audit-log',
    'Audit log',
    ScrollText,
    async () =>
      (await import('../../features/platform/admin/admin-audit-log-screen.tsx')).AdminAuditLogScreen,
    'listAuditLog',
  ),
  accountSection,
];
