/** One calculator: its inputs with their units, and the answer as it is computed, with every step. */
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, errorMessage } from '../../../api/errors.ts';
import type { CalculatorName } from '../../../api/generated/model';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Grid, Stack } from '../../../ui/layout.ts';
import { PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TutorPage } from '../tutor-page.tsx';
import { CalculatorFields } from './calculator-fields.tsx';
import { calculators, isCalculator } from './calculators.ts';
import type { CalculatorMode } from './calculators.ts';
import { CalculationResult, ResultSkeleton } from './calculation-result.tsx';
import { readForm, sampleValues } from './read-form.ts';
import { useCalculation } from './use-calculation.ts';

export function CalculatorScreen() {
  const { id = '' } = useParams();
  return (
    <TutorPage section="calculators">
      {isCalculator(id) ? <Calculator key={id} calculator={id} /> : <NoSuchCalculator />}
    </TutorPage>
  );
}

function NoSuchCalculator() {
  return (
    <EmptyState
      title="There is no such calculator"
      action={<LinkButton href={paths.calculators}>All calculators</LinkButton>}
    />
  );
}

function Calculator({ calculator }: { calculator: CalculatorName }) {
  const { title, summary, modes } = calculators[calculator];
  const [modeId, setModeId] = useState(modes[0].id);
  const mode = modes.find(({ id }) => id === modeId) ?? modes[0];
  return (
    <>
      <PageHeader
        title={title}
        lead={summary}
        actions={
          modes.length > 1 && (
            <SegmentedControl
              label="How to enter the inputs"
              options={modes.map(({ id, label }) => ({ value: id, label }))}
              value={modeId}
              onValue={setModeId}
            />
          )
        }
      />
      <Worksheet key={modeId} calculator={calculator} mode={mode} />
    </>
  );
}

function Worksheet({ calculator, mode }: { calculator: CalculatorName; mode: CalculatorMode }) {
  const [values, setValues] = useState(() => sampleValues(mode));
  const { input, errors } = readForm(mode, values);
  const { data, error, isPlaceholderData, isFetching, refetch } = useCalculation(calculator, input);
  const serverErrors = input !== null && error instanceof ApiError ? error.fieldErrors : {};
  const general = error && !mode.fields.some(({ name }) => name in serverErrors);
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Panel title="Inputs" as="section">
        <CalculatorFields
          fields={mode.fields}
          values={values}
          errors={{ ...serverErrors, ...errors }}
          onValue={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
        />
      </Panel>
      <Stack gap="4" aria-live="polite" aria-busy={isFetching} minW="0">
        {general && input && (
          <Alert
            action={
              <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
                Retry
              </Button>
            }
          >
            {errorMessage(error)}
          </Alert>
        )}
        {input === null && <Alert tone="info">Fill in every field and the answer is computed here.</Alert>}
        {!data && !error && input && <ResultSkeleton />}
        {data && !error && (
          <CalculationResult calculation={data} outdated={isPlaceholderData || input === null} />
        )}
      </Stack>
    </Grid>
  );
}
