import { SelectField } from '../../ui/select-field.tsx';
import { useCurrencies } from './currencies.ts';

/** The short way to another currency: the browser's own select. */
export function CurrencySelect() {
  const { currencies, current, choose } = useCurrencies();
  return (
    <SelectField
      label="Currency"
      options={currencies.map(({ code, name, symbol }) => ({
        value: code,
        label: symbol === code ? `${code} · ${name}` : `${code} · ${name} (${symbol})`,
      }))}
      value={current?.code ?? ''}
      onValue={choose}
      disabled={current === null}
    />
  );
}
