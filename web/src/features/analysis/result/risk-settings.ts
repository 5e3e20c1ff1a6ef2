/** What somebody typed about their account and costs: remembered in this browser, sent nowhere. */
import { useSyncExternalStore } from 'react';
import { createLocalStore } from '../../../lib/local-store.ts';

export const RISK_FIELDS = ['account', 'riskPercent', 'feePercent', 'spread', 'step'] as const;
export type RiskField = (typeof RISK_FIELDS)[number];
/** As typed: a field may be empty or not a number while it is being written. */
export type TypedRisk = Record<RiskField, string>;

export const FIRST_RISK: TypedRisk = {
  account: '10000',
  riskPercent: '1',
  feePercent: '0',
  spread: '0',
  step: '0.01',
};

function read(text: string | null): TypedRisk {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Record<RiskField, unknown>> | null;
    const typed = RISK_FIELDS.map((field) => {
      const value = found?.[field];
      return [field, typeof value === 'string' ? value.slice(0, 20) : FIRST_RISK[field]] as const;
    });
    return Object.fromEntries(typed) as TypedRisk;
  } catch {
    return FIRST_RISK;
  }
}

const store = createLocalStore<TypedRisk>({ key: 'wickwise-risk', write: JSON.stringify, read });

export function useRiskSettings(): [TypedRisk, (field: RiskField, text: string) => void] {
  const typed = useSyncExternalStore(store.subscribe, store.get, store.blank);
  return [typed, (field, text) => store.change((before) => ({ ...before, [field]: text.slice(0, 20) }))];
}
