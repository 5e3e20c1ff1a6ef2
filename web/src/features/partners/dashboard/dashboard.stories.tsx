import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { AnalyticsScreen } from './analytics-screen.tsx';
import { CommissionScreen } from './commission-screen.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import {
  emptyStats,
  orderPage,
  sampleAnalytics,
  sampleBrand,
  sampleMonths,
  sampleOrders,
  sampleStats,
} from './testing/samples.ts';

const calls = {
  '/api/brand/dashboard/stats': { stats: sampleStats },
  '/api/brand/orders': orderPage(sampleOrders, { page: 1, pages: 9, total: 173 }),
  '/api/brand/analytics': sampleAnalytics,
  '/api/brand/profile': { brand: sampleBrand },
  '/api/brand/statements': sampleMonths,
};
const nothing: typeof calls = {
  ...calls,
  '/api/brand/dashboard/stats': { stats: emptyStats },
  '/api/brand/orders': orderPage([]),
  '/api/brand/analytics': { ...sampleAnalytics, revenue_over_time: [], top_customers: [] },
};
const server = (answers: typeof calls) =>
  Object.entries(answers).map(([path, body]) => http.get(path, () => HttpResponse.json(body)));
const away = Object.keys(calls).map((path) =>
  http.get(path, () => HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 })),
);
const slow = Object.keys(calls).map((path) => http.get(path, () => delay('infinite')));

const meta: Meta<typeof DashboardScreen> = {
  title: 'Partners/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', route: '/brand-dashboard', msw: server(calls) },
};
export default meta;
type Story = StoryObj<typeof DashboardScreen>;

const phone = { viewport: { value: 'phone' } };

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('$1,234.50')).toBeVisible();
  },
};
export const Phone: Story = { globals: phone };
export const Empty: Story = { parameters: { msw: server(nothing) } };
export const Loading: Story = { parameters: { msw: slow } };
export const Failed: Story = { parameters: { msw: away } };

export const Orders: Story = { render: () => <OrdersScreen /> };
export const OrdersOnAPhone: Story = { ...Orders, globals: phone };
export const OrdersEmpty: Story = { ...Orders, parameters: { msw: server(nothing) } };
export const OrdersLoading: Story = { ...Orders, parameters: { msw: slow } };
export const OrdersFailed: Story = { ...Orders, parameters: { msw: away } };

export const Analytics: Story = { render: () => <AnalyticsScreen /> };
export const AnalyticsOnAPhone: Story = { ...Analytics, globals: phone };
export const AnalyticsEmpty: Story = { ...Analytics, parameters: { msw: server(nothing) } };
export const AnalyticsFailed: Story = { ...Analytics, parameters: { msw: away } };

export const Commission: Story = { render: () => <CommissionScreen onContact={() => undefined} /> };
export const CommissionOnAPhone: Story = { ...Commission, globals: phone };
export const CommissionEmpty: Story = { ...Commission, parameters: { msw: server(nothing) } };
export const CommissionFailed: Story = { ...Commission, parameters: { msw: away } };

export const Profile: Story = { render: () => <ProfileScreen /> };
export const ProfileOnAPhone: Story = { ...Profile, globals: phone };
export const ProfileLoading: Story = { ...Profile, parameters: { msw: slow } };
export const ProfileFailed: Story = { ...Profile, parameters: { msw: away } };
export const ProfileWithLongTexts: Story = {
  ...Profile,
  parameters: {
    msw: server({
      ...calls,
      '/api/brand/profile': {
        brand: {
          ...sampleBrand,
          name: 'The International Institute for the Patient Reading of Candlestick Charts and Volume',
          slug: 'international-institute-for-the-patient-reading-of-candlestick-charts',
          email: 'partnerships.and.affiliates@institute-for-the-patient-reading-of-charts.example',
          referral_url:
            'https://wickwise.example/pricing?ref=international-institute-for-the-patient-reading-of-candlestick-charts',
          primary_color: '#fff3b0',
          status: 'inactive',
        },
      },
    }),
  },
};
