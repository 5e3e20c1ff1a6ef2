import { useState } from 'react';
import { X } from 'lucide-react';
import { chargeStep } from '../../../../../api/domain/shared-with-web/chargeable.ts';
import { convert, isRate, parseMoney } from '../../../../../api/domain/shared-with-web/money.ts';
import { useAllCurrencies } from '../../../api/currencies-admin.ts';
import type { AdminCurrency } from '../../../api/currencies-admin.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { FormErrors } from './package-form.ts';

export interface PriceFieldsProps {
  prices: Record<string, string>;
  base: string;
  /** The price in the base currency, as typed. */
  price: string;
  errors: FormErrors;
  onChange: (prices: Record<string, string>) => void;
}

/** Prices that hold in a currency instead of the base price times the rate. */
export function PriceFields({ prices, base, price, errors, onChange }: PriceFieldsProps) {
  const { data } = useAllCurrencies();
  const [adding, setAdding] = useState('');
  const others = (data?.currencies ?? []).filter(({ is_base: isBase }) => !isBase);
  const free = others.filter(({ code }) => !(code in prices));
  const own = Object.keys(prices);
  return (
    <chakra.fieldset display="grid" gap="3" pt="4" borderTopWidth="1px" minW="0">
      <chakra.legend float="left" textStyle="label">
        Custom prices
      </chakra.legend>
      <chakra.p textStyle="caption" color="fg.muted" clear="both">
        In every other currency the price is that in {base} times the rate.
      </chakra.p>
      {own.map((code) => (
        <OwnPrice
          key={code}
          code={code}
          value={prices[code] ?? ''}
          usual={usualPrice(
            price,
            base,
            others.find((currency) => currency.code === code),
          )}
          error={errors[`prices.${code}`]}
          onValue={(value) => onChange({ ...prices, [code]: value })}
          onRemove={() =>
            onChange(Object.fromEntries(Object.entries(prices).filter(([key]) => key !== code)))
          }
        />
      ))}
      {free.length > 0 && (
        <chakra.div maxW="18rem">
          <SelectField
            label="Add a price in"
            options={[
              { value: '', label: 'Choose a currency' },
              ...free.map(({ code, name }) => ({ value: code, label: `${code} — ${name}` })),
            ]}
            value={adding}
            onValue={(code) => {
              setAdding('');
              if (code !== '') onChange({ ...prices, [code]: '' });
            }}
          />
        </chakra.div>
      )}
    </chakra.fieldset>
  );
}

/** What it would cost without a custom price. */
function usualPrice(price: string, base: string, currency: AdminCurrency | undefined): string | undefined {
  const amount = parseMoney(price, base);
  const rate = String(currency?.exchange_rate ?? '');
  if (!amount || !currency || !isRate(rate)) return undefined;
  const usual = convert(amount, rate, currency.code, chargeStep(currency.code));
  if (!usual || (usual.minor === 0 && amount.minor > 0))
    return 'By the rate it has no price here; customers see it only with a price of its own.';
  return `By the rate it would be ${formatMoney(usual, currency.symbol)}.`;
}

interface OwnPriceProps {
  code: string;
  value: string;
  usual: string | undefined;
  error: string | undefined;
  onValue: (value: string) => void;
  onRemove: () => void;
}

function OwnPrice({ code, value, usual, error, onValue, onRemove }: OwnPriceProps) {
  return (
    <chakra.div display="flex" gap="1" alignItems="flex-end">
      <chakra.div flex="1" maxW="18rem">
        <TextField
          label={`Price in ${code}`}
          mono
          inputMode="decimal"
          value={value}
          hint={usual}
          error={error}
          onChange={({ target }) => onValue(target.value)}
        />
      </chakra.div>
      <IconButton label={`Remove the price in ${code}`} icon={X} tooltip={false} onClick={onRemove} />
    </chakra.div>
  );
}
