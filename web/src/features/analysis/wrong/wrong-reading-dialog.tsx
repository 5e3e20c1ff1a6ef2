/** Asks what of a reading is wrong, and where corrections may be kept for the right values. */
import { useState } from 'react';
import type { FormEvent } from 'react';
import { errorMessage } from '../../../api/errors.ts';
import type { AnalysisRecord, ChartHints } from '../../../api/generated/model';
import { useLearningConsent, useReportReading } from '../../../api/wrong-readings.ts';
import type { WrongPart } from '../../../api/wrong-readings.ts';
import { formatPrice } from '../../../entities/analysis/price-format.ts';
import { WRONG_PARTS } from '../../../entities/analysis/wrong-parts.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Grid, Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface Props {
  record: AnalysisRecord;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const FORM = 'wrong-reading';

export function WrongReadingDialog({ record, open, onOpenChange }: Props) {
  const report = useReportReading(record.id);
  const [wrong, setWrong] = useState<readonly WrongPart[]>([]);
  const [right, setRight] = useState<RightValues>({ symbol: '', timeframe: '', upper: '', lower: '' });
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const consent = useLearningConsent({ enabled: open });
  const axis = record.analysis_json?.reading?.axis;
  const keeps = consent.data?.consented === true;
  const problem = keeps && wrong.includes('scale') ? scaleProblem(right) : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.length === 0 || problem || report.isPending) return;
    const corrected = keeps ? correctedBy(wrong, right, axis) : undefined;
    report.mutate(
      { wrong: [...wrong], ...(note.trim() && { note }), ...(corrected && { corrected }) },
      {
        onSuccess: () => onOpenChange(false),
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="What is wrong?"
      description="One report per analysis. Its credit comes back: up to three in 30 days, or a tenth of what you spent in them."
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={report.isPending} busyLabel="Sending…">
            Send report
          </Button>
        </>
      }
    >
      <chakra.form id={FORM} onSubmit={send} noValidate>
        <Stack gap="4">
          <chakra.fieldset>
            <chakra.legend srOnly>What is wrong</chakra.legend>
            <Grid templateColumns="repeat(auto-fill, minmax(9rem, 1fr))" columnGap="4">
              {WRONG_PARTS.map(({ part, label }) => (
                <CheckBox
                  key={part}
                  label={label}
                  checked={wrong.includes(part)}
                  onChecked={(on) => setWrong(on ? [...wrong, part] : wrong.filter((one) => one !== part))}
                />
              ))}
            </Grid>
          </chakra.fieldset>
          {tried && wrong.length === 0 && <Alert>Choose at least one.</Alert>}
          {keeps && (
            <RightFields {...{ wrong, right, setRight, axis }} problem={tried ? problem : undefined} />
          )}
          <TextArea
            label="In your words (optional)"
            hint="Our staff read it."
            rows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {consent.data && <Kept keeps={keeps} />}
          {report.isError && <Alert>{errorMessage(report.error, 'The report could not be sent')}</Alert>}
        </Stack>
      </chakra.form>
    </Dialog>
  );
}

function Kept({ keeps }: { keeps: boolean }) {
  return (
    <chakra.p textStyle="caption" color="fg.muted">
      {keeps
        ? 'The picture and the right values are kept to improve the reader, as you allowed in your account.'
        : 'Your picture is not kept for this. You can allow it, and give the right values, in your '}
      {!keeps && <TextLink href={paths.account}>account</TextLink>}
      {!keeps && '.'}
    </chakra.p>
  );
}

interface RightValues {
  symbol: string;
  timeframe: string;
  /** Price at the height that the reading calls `a`, and at `b`. */
  upper: string;
  lower: string;
}

type Axis = NonNullable<NonNullable<AnalysisRecord['analysis_json']>['reading']>['axis'];

interface RightFieldsProps {
  wrong: readonly WrongPart[];
  right: RightValues;
  setRight: (right: RightValues) => void;
  axis: Axis | undefined;
  problem: string | undefined;
}

function RightFields({ wrong, right, setRight, axis, problem }: RightFieldsProps) {
  const field = (name: keyof RightValues, label: string, maxLength: number, error?: string) => (
    <TextField
      label={label}
      value={right[name]}
      maxLength={maxLength}
      error={error}
      onChange={(event) => setRight({ ...right, [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      {axis && wrong.includes('scale') && (
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          {field('upper', `Right price where ${at(axis.a, axis)} was read (optional)`, 20, problem)}
          {field('lower', `Right price where ${at(axis.b, axis)} was read (optional)`, 20)}
        </Grid>
      )}
      {wrong.includes('symbol') && field('symbol', 'Right symbol (optional)', 32)}
      {wrong.includes('timeframe') &&
        field('timeframe', 'Right time frame, such as 15m or 4h (optional)', 20)}
    </>
  );
}

const at = ({ price }: Axis['a'], { decimals }: Axis): string => formatPrice(price, decimals);

const numberOf = (text: string): number => Number(text.trim().replaceAll(',', ''));

/** What is wrong with the two prices; undefined where both are right or both are empty. */
function scaleProblem({ upper, lower }: RightValues): string | undefined {
  if (upper.trim() === '' && lower.trim() === '') return undefined;
  if (upper.trim() === '' || lower.trim() === '') return 'Give both prices, or none.';
  if (![upper, lower].every((text) => Number.isFinite(numberOf(text))))
    return 'Write prices as numbers, such as 66500.';
  return numberOf(upper) === numberOf(lower) ? 'The two prices must differ.' : undefined;
}

/** The right values of what was called wrong; undefined where none was given. */
function correctedBy(
  wrong: readonly WrongPart[],
  { symbol, timeframe, upper, lower }: RightValues,
  axis: Axis | undefined,
): ChartHints | undefined {
  const corrected: ChartHints = {
    ...(wrong.includes('symbol') && symbol.trim() && { symbol: symbol.trim() }),
    ...(wrong.includes('timeframe') && timeframe.trim() && { timeframe: timeframe.trim() }),
    ...(axis &&
      wrong.includes('scale') &&
      upper.trim() !== '' && {
        axis: {
          scale: axis.scale,
          points: [
            { y_px: axis.a.y_px, price: numberOf(upper) },
            { y_px: axis.b.y_px, price: numberOf(lower) },
          ].toSorted((a, b) => a.y_px - b.y_px),
        },
      }),
  };
  return Object.keys(corrected).length > 0 ? corrected : undefined;
}
