import { useState } from 'react';
import { useAnalyses } from '../../../api/analysis.ts';
import { errorMessage } from '../../../api/errors.ts';
import { LessonTopic } from '../../../api/generated/model';
import type { NewQuiz, Quiz } from '../../../api/generated/model';
import { useQuizStart, useTopics } from '../../../api/tutor.ts';
import { historySymbol } from '../../../entities/analysis/display.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

/** How many of the latest analyses a quiz can be about. */
const CHARTS = 20;
const ALL = 'all';

interface QuizStartProps {
  /** From the address: what the reader came for. */
  topic: string | null;
  analysisId: string | null;
  onStart: (quiz: Quiz) => void;
}

type About = 'lessons' | 'chart';

/** Chooses what a quiz is about and begins it. */
export function QuizStart({ topic, analysisId, onStart }: QuizStartProps) {
  const [about, setAbout] = useState<About>(analysisId ? 'chart' : 'lessons');
  const [chosen, setChosen] = useState(
    Object.values<string>(LessonTopic).find((one) => one === topic) ?? ALL,
  );
  const [chart, setChart] = useState(analysisId ?? '');
  const charts = useCharts(about === 'chart', analysisId);
  const start = useQuizStart();
  const chartId = chart || charts.options[0]?.value;
  const begin = (): void => {
    const data: NewQuiz = about === 'chart' ? { analysis_id: chartId } : topicOf(chosen);
    start.mutate({ data }, { onSuccess: ({ quiz }) => onStart(quiz) });
  };
  const noChart = about === 'chart' && (charts.loading || !chartId);
  return (
    <Panel title="New quiz">
      <Stack gap="5" align="flex-start">
        <SegmentedControl
          label="What the quiz is about"
          options={[
            { value: 'lessons', label: 'The lessons' },
            { value: 'chart', label: 'My own chart' },
          ]}
          value={about}
          onValue={setAbout}
        />
        <chakra.div width="full" maxW="28rem">
          {about === 'lessons' && <TopicSelect value={chosen} onValue={setChosen} />}
          {about === 'chart' && !noChart && (
            <SelectField
              label="Analysis"
              hint="The questions are about what was measured on it."
              options={charts.options}
              value={chartId ?? ''}
              onValue={setChart}
            />
          )}
          {noChart && <NoCharts loading={charts.loading} error={charts.error} />}
        </chakra.div>
        {start.error && <Alert>{errorMessage(start.error)}</Alert>}
        <Button busy={start.isPending} busyLabel="Preparing" disabled={noChart} onClick={begin}>
          Start quiz
        </Button>
      </Stack>
    </Panel>
  );
}

const topicOf = (chosen: string): NewQuiz => (chosen === ALL ? {} : { topic: chosen as LessonTopic });

function TopicSelect({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const { data } = useTopics();
  const closed = data?.topics.find((card) => card.topic === value && !card.open);
  const options = Object.values(LessonTopic).map((topic) => ({
    value: topic as string,
    label: topic as string,
  }));
  return (
    <Stack gap="3">
      <SelectField
        label="Topic"
        options={[{ value: ALL, label: 'All topics' }, ...options]}
        value={value}
        onValue={onValue}
      />
      {closed && (
        <Alert tone="warning">
          {closed.closed_message} <TextLink href={paths.pricing}>See plans</TextLink>
        </Alert>
      )}
    </Stack>
  );
}

/** The latest completed analyses, once they are asked for; the `wanted` one is among them, however old it is. */
function useCharts(asked: boolean, wanted: string | null) {
  const { data, error, isPending } = useAnalyses({ limit: CHARTS, status: 'completed' }, { enabled: asked });
  const options = (data?.analyses ?? []).map((record) => ({
    value: record.id,
    label: `${historySymbol(record)}, ${formatMoment(record.created_at)}`,
  }));
  if (wanted !== null && !isPending && !options.some(({ value }) => value === wanted)) {
    options.unshift({ value: wanted, label: 'The analysis you came from' });
  }
  return { options, error, loading: isPending };
}

function NoCharts({ loading, error }: { loading: boolean; error: unknown }) {
  if (loading) return <p role="status">Loading your analyses…</p>;
  if (error !== null) return <Alert>{errorMessage(error)}</Alert>;
  return (
    <Alert tone="info">
      A quiz about your own chart needs a completed analysis.{' '}
      <TextLink href={paths.chartAnalysis}>Analyze a chart</TextLink>
    </Alert>
  );
}
