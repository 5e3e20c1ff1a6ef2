import { ok, type Result } from '../../domain/shared/result.ts';
import type { Testimony, ToldField } from '../../ports/analysis/chart-witness.ts';
import type { Form } from './messages-client.ts';
import { replyCheck } from './reply-check.ts';

const MOST_LABELS = 12;

interface WitnessReply {
  labels: { text: string; price: number; x: number; y: number }[];
  scale: 'linear' | 'log';
  kind: NonNullable<Testimony['kind']> | null;
  symbol: string | null;
  timeframe: string | null;
}

const schema = {
  type: 'object',
  required: ['labels', 'scale', 'kind', 'symbol', 'timeframe'],
  additionalProperties: false,
  properties: {
    labels: {
      type: 'array',
      maxItems: MOST_LABELS,
      description:
        'Labels of the price scale beside the chart, from top to bottom, spread over the whole scale. No coloured boxes, no dates, no volume. Empty when none can be read for certain.',
      items: {
        type: 'object',
        required: ['text', 'price', 'x', 'y'],
        additionalProperties: false,
        properties: {
          text: { type: 'string', maxLength: 32, description: 'Exactly as printed.' },
          price: { type: 'number', description: 'The number that is printed.' },
          x: { type: 'number', description: 'Middle of the text, pixels from the left.' },
          y: { type: 'number', description: 'Middle of the text, pixels from the top.' },
        },
      },
    },
    scale: { type: 'string', enum: ['linear', 'log'], description: 'How prices lie on the scale.' },
    kind: {
      type: ['string', 'null'],
      enum: ['candles', 'hollow', 'heikin_ashi', 'bars', 'line', 'area', 'renko', null],
      description: 'How the prices are drawn; null when unsure.',
    },
    symbol: {
      type: ['string', 'null'],
      maxLength: 32,
      description: 'The instrument as printed; null when none is printed.',
    },
    timeframe: {
      type: ['string', 'null'],
      maxLength: 20,
      description: 'Length of one bar as printed, such as 15m, 4h or 1D; null when none is printed.',
    },
  },
} as const;

/** What the model fills in. */
export const witnessForm: Form = {
  name: 'report_chart',
  description: 'Reports what is printed on a trading chart.',
  // A copy, because the client takes lists that can be written to.
  input_schema: structuredClone(schema) as unknown as Form['input_schema'],
};

const check = replyCheck<WitnessReply>(schema, 'form');

/**
 * The filled form as a testimony about the `lacking` fields, in pixels of the upright picture, of which `scale` go to one of the copy that
 * was shown; or what about it does not follow the form.
 */
export function readWitnessForm(
  value: unknown,
  { lacking, scale }: { lacking: readonly ToldField[]; scale: number },
): Result<Testimony, string> {
  const checked = check(value);
  if (!checked.ok) return checked;
  const reply = checked.value;
  const points = reply.labels.map(({ price, x, y }) => ({ x_px: scale * x, y_px: scale * y, price }));
  const { kind, symbol, timeframe } = reply;
  const asked = (field: ToldField): boolean => lacking.includes(field);
  return ok({
    ...(asked('axis') && points.length >= 2 ? { axis: { scale: reply.scale, points } } : {}),
    ...(asked('kind') && kind !== null ? { kind } : {}),
    ...(asked('symbol') && symbol !== null ? { symbol } : {}),
    ...(asked('timeframe') && timeframe !== null ? { timeframe } : {}),
  });
}
