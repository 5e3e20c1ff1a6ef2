/** What became of the plan: grades by later screenshots of the same chart. */
import { errorMessage } from '../../../api/errors.ts';
import { useFollowUps } from '../../../api/follow-ups.ts';
import type { AnalysisJson, AnalysisRecord, FollowUp } from '../../../api/generated/model';
import { analysisDecimals } from '../../../entities/analysis/price-format.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GradeCard } from './grade-card.tsx';
import { LaterPicture } from './later-picture.tsx';
import { ReminderControl } from './reminder-control.tsx';
import { PlanSeal } from './plan-seal.tsx';

interface Props {
  record: AnalysisRecord;
  json: AnalysisJson;
}

export function FollowUpPanel({ record, json }: Props) {
  const targets = targetsOf(json);
  const decimals = analysisDecimals(json.reading?.axis.decimals, json.last_price.value);
  if (targets) return <Grades analysisId={record.id} {...{ targets, decimals }} />;
  return (
    <chakra.div data-print="none">
      <Panel title="Outcome">
        <chakra.p textStyle="body" color="fg.muted">
          This analysis proposes no trade, so there is nothing to grade.
        </chakra.p>
      </Panel>
    </chakra.div>
  );
}

/** Both targets in units of the risk; null without a plan. */
function targetsOf({ plan }: AnalysisJson): [number, number] | null {
  const { risk_reward, risk_reward_2 } = plan;
  return risk_reward && risk_reward_2 ? [risk_reward.value, risk_reward_2.value] : null;
}

interface GradesProps {
  analysisId: string;
  targets: [number, number];
  decimals: number;
}

function Grades({ analysisId, targets, decimals }: GradesProps) {
  const { data, error, isPending, isFetching, refetch } = useFollowUps(analysisId);
  return (
    // On paper only what was graded.
    <chakra.div data-print={data && data.follow_ups.length > 0 ? undefined : 'none'}>
      <Panel title="Outcome">
        <Stack gap="6">
          <LaterPicture analysisId={analysisId} first={data?.follow_ups.length === 0} />
          {isPending && <Skeleton h="8rem" />}
          {error && (
            <ErrorState
              title="The grades could not be loaded"
              message={errorMessage(error)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
          {data?.follow_ups.map((followUp: FollowUp) => (
            <GradeCard key={followUp.id} {...{ followUp, targets, decimals }} />
          ))}
          <ReminderControl analysisId={analysisId} />
          <PlanSeal analysisId={analysisId} />
        </Stack>
      </Panel>
    </chakra.div>
  );
}
