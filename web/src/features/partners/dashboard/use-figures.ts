import { money, shareOf } from '../../../../../api/domain/shared-with-web/money.ts';
import type { BrandStats } from '../../../api/brand.ts';
import { useFormatMoney } from '../../../entities/currency/currencies.ts';
import { wireMoney } from '../../../lib/wire-money.ts';
import { numberText } from '../../../lib/formatting.ts';

/** What a partner earns of an order, as long as the server does not say. */
const USUAL_RATE = 10;
const NOTHING_YET = '—';

type Sum =
  | 'total_revenue'
  | 'total_commission'
  | 'pending_commission'
  | 'payable_commission'
  | 'paid_commission';

/** The figures of a brand as texts, with the sign of their currency; a dash until they are here. */
export function useFigures(stats: BrandStats | undefined) {
  const format = useFormatMoney();
  const currency = stats?.currency ?? 'USD';
  return {
    orders: stats ? numberText(stats.total_orders) : NOTHING_YET,
    rate: `${stats?.commission_rate ?? USUAL_RATE}%`,
    money: (name: Sum): string => (stats ? format(wireMoney(stats[name], currency)) : NOTHING_YET),
    /** Of one order; zero when there are none. */
    average: (name: Sum): string => {
      if (!stats) return NOTHING_YET;
      const sum = wireMoney(stats[name], currency);
      return format(stats.total_orders > 0 ? shareOf(sum, 1, stats.total_orders) : money(0, currency));
    },
  };
}
