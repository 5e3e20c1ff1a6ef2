import type { ReadingKind } from '../../../../api/generated/model';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { kindName } from '../describe-preview.ts';
import type { PreviewOutcome } from '../preview-messages.ts';
import type { ScaleErrors } from '../scale/scale-draft.ts';
import type { Corrections } from './corrections.ts';

interface Props {
  corrections: Corrections;
  result: PreviewOutcome | null;
  errors: ScaleErrors;
  onCorrections: (corrections: Corrections) => void;
}

const KINDS: readonly ReadingKind[] = ['candles', 'hollow', 'heikin_ashi', 'bars', 'line', 'area', 'renko'];

/** What is drawn, and what is printed above it. */
export function NamesPanel({ corrections, result, errors, onCorrections }: Props) {
  const { kind, symbol, timeframe } = corrections;
  const reading = result?.outcome === 'read' ? result.reading : null;
  const options = [
    { value: 'read', label: 'As read' },
    ...KINDS.map((value) => ({ value, label: kindName(value) })),
  ];
  const choose = (value: string): void =>
    onCorrections({ ...corrections, kind: KINDS.find((one) => one === value) ?? null });
  return (
    <>
      <SelectField
        label="What is drawn"
        options={options}
        value={kind ?? 'read'}
        error={errors.kind}
        onValue={choose}
      />
      <TextField
        label="Symbol on the chart"
        placeholder={reading?.symbol?.text ?? 'e.g. BTCUSDT'}
        error={errors.symbol}
        maxLength={32}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        mono
        value={symbol}
        onChange={({ currentTarget: { value } }) => onCorrections({ ...corrections, symbol: value })}
      />
      <TextField
        label="Time frame"
        placeholder={reading?.timeframe?.text ?? 'e.g. 15m, 4h or 1D'}
        error={errors.timeframe}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        mono
        value={timeframe}
        onChange={({ currentTarget: { value } }) => onCorrections({ ...corrections, timeframe: value })}
      />
    </>
  );
}
