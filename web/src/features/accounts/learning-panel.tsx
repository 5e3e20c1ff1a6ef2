import { errorMessage } from '../../api/errors.ts';
import { useDecideLearning, useLearningConsent } from '../../api/wrong-readings.ts';
import type { LearningConsent } from '../../api/wrong-readings.ts';
import { formatDay, formatUtcDay } from '../../lib/format-date.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Whether corrected readings may be kept to improve the reader: off until it is switched on. */
export function LearningPanel() {
  const { data, error, isFetching, refetch } = useLearningConsent();
  return (
    <Panel title="Improving the reader" flush={!data && error !== null}>
      {data ? (
        <Choice consent={data} />
      ) : error ? (
        <ErrorState
          title="Your choice could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton h="4rem" />
      )}
    </Panel>
  );
}

function Choice({ consent: { consented, since, policy_version, kept } }: { consent: LearningConsent }) {
  const decide = useDecideLearning();
  return (
    <Stack gap="3">
      <chakra.p textStyle="body" color="fg.muted" maxW="measure">
        When you correct a reading, its picture and what you set by hand can help the reader to get such
        charts right. Nothing is kept for this unless you allow it. Switching it off deletes all of it; so
        does deleting an analysis or your account. <TextLink href={paths.privacy}>Privacy policy</TextLink>
      </chakra.p>
      <CheckBox
        label="Keep my corrected readings to improve the reader"
        checked={decide.isPending ? decide.variables : consented}
        onChecked={(next) => {
          if (!decide.isPending) decide.mutate(next);
        }}
      />
      <chakra.p role="status" textStyle="caption" color="fg.muted">
        {consented && since && policy_version
          ? `Allowed on ${formatDay(since)} under the privacy policy of ${formatUtcDay(policy_version)}. ${kept} ${kept === 1 ? 'correction is' : 'corrections are'} kept.`
          : 'Off. No corrections are kept.'}
      </chakra.p>
      {decide.isError && <Alert>{errorMessage(decide.error, 'Your choice could not be saved')}</Alert>}
    </Stack>
  );
}
