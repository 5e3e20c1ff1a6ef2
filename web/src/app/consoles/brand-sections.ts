import { ChartColumn, Coins, LayoutDashboard, ShoppingBag, UserRound } from 'lucide-react';
import { accountSection, section } from './sections.ts';
import type { ConsoleSection } from './sections.ts';

/** The menu of the partner dashboard, in its order. Each screen renders its own `Page`, and owns the addresses below its own. */
export const brandSections: readonly ConsoleSection[] = [
  section(
    'dashboard',
    'Dashboard',
    LayoutDashboard,
    async () => (await import('../../features/partners/dashboard/dashboard-screen.tsx')).DashboardScreen,
  ),
  section(
    'orders',
    'Orders',
    ShoppingBag,
    async () => (await import('../../features/partners/dashboard/orders-screen.tsx')).OrdersScreen,
  ),
  section(
    'analytics',
    'Analytics',
    ChartColumn,
    async () => (await import('../../features/partners/dashboard/analytics-screen.tsx')).AnalyticsScreen,
  ),
  section(
    'commission',
    'Commission',
    Coins,
    async () => (await import('./commission-with-contact.tsx')).CommissionWithContact,
  ),
  section(
    'profile',
    'Profile',
    UserRound,
    async () => (await import('../../features/partners/dashboard/profile-screen.tsx')).ProfileScreen,
  ),
  accountSection,
];
