import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import {
  aCurrency,
  currencyList,
  movedBase,
  synced,
} from '../../../entities/catalog/testing/admin-samples.ts';
import { CurrenciesScreen } from './currencies-screen.tsx';
import { ApiError } from '../../../api/errors.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { HeldRates, SyncPanel } from './sync-parts.tsx';

const answer = (body: object, status = 200) => [
  http.get('/api/admin/currencies', () => HttpResponse.json(body, { status })),
];

const meta: Meta<typeof CurrenciesScreen> = {
  title: 'Console/Currencies',
  component: CurrenciesScreen,
  parameters: { layout: 'fullscreen', route: '/admin-dashboard/currencies', msw: answer(currencyList()) },
};
export default meta;
type Story = StoryObj<typeof CurrenciesScreen>;

export const Playground: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const BaseWasChanged: Story = { parameters: { msw: answer(movedBase) } };

export const Synced: Story = { render: () => <SyncPanel done={synced} /> };

export const RatesHeld: Story = {
  render: () => (
    <HeldRates
      currencies={[
        aCurrency({ held_rate: 9.62557 }),
        aCurrency({ code: 'KRW', exchange_rate: 1474.78, held_rate: 0.0000394777 }),
      ]}
    />
  ),
};

/** Two old rates, one of them set by hand. */
export const RatesOld: Story = {
  parameters: {
    msw: answer(
      currencyList({
        currencies: [
          ...currencyList().currencies,
          aCurrency({
            code: 'GBP',
            name: 'Pound sterling',
            symbol: '£',
            rate_date: '2026-10-01',
            rate_age_days: 51,
            rate_old: true,
          }),
          aCurrency({
            code: 'AED',
            name: 'UAE dirham',
            symbol: 'AED',
            exchange_rate: 3.6725,
            rate_date: '2024-12-31',
            rate_age_days: 690,
            rate_old: true,
            set_by_hand: true,
          }),
        ],
      }),
    ),
  },
};

/** Without a rates service. */
export const RatesBuiltIn: Story = {
  parameters: {
    msw: answer(
      currencyList({
        rates_source: 'snapshot',
        built_in_date: '2024-12-31',
        currencies: currencyList().currencies.map((own) =>
          own.is_base ? own : { ...own, rate_date: '2024-12-31', rate_age_days: 690 },
        ),
      }),
    ),
  },
};

export const PricesBecomeZero: Story = {
  render: () => (
    <ConfirmChange
      asked={{
        currency: { code: 'KWD' },
        data: { is_base: true },
        problem: new ApiError(
          'In this currency some prices would be rounded to zero. Confirm it, or set custom prices in it first.',
          409,
          { errors: [{ field: 'credits-trial.price', message: '0.01 USD becomes 0.000 KWD' }] },
        ),
      }}
      onConfirm={() => Promise.resolve()}
      onClose={() => undefined}
    />
  ),
};

export const LongNames: Story = {
  parameters: {
    msw: answer(
      currencyList({
        currencies: [
          ...currencyList().currencies,
          aCurrency({
            code: 'BAM',
            name: 'Bosnia and Herzegovina convertible mark, formerly of the federation',
            symbol: 'КМконв',
            exchange_rate: 0.0000394777,
            needs_sync: true,
          }),
        ],
      }),
    ),
  },
};

export const Empty: Story = { parameters: { msw: answer(currencyList({ currencies: [] })) } };

export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/currencies', () => delay('infinite'))] },
};

export const Failed: Story = { parameters: { msw: answer({ error: 'The database is restarting.' }, 503) } };
