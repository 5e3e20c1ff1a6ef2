/** What can be done when a reading is wrong: say so, or have it read by a newer reader. */
import { Flag, RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/errors.ts';
import type { AnalysisRecord, ReaderVersions } from '../../../api/generated/model';
import { useReadAgain } from '../../../api/wrong-readings.ts';
import type { ReadingReport } from '../../../api/wrong-readings.ts';
import { creditText, wrongText } from '../../../entities/analysis/wrong-parts.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

const WrongReadingDialog = lazyComponent(
  async () => (await import('./wrong-reading-dialog.tsx')).WrongReadingDialog,
);

export function ReadingPanel({ record }: { record: AnalysisRecord }) {
  const [asking, setAsking] = useState(false);
  const asked = useOnce(asking);
  const { reader, reading_report: report } = record;
  return (
    <Panel title="Is this reading right?">
      <Stack gap="4">
        {reader && <Versions reader={reader} />}
        {report ? (
          <Reported report={report} />
        ) : (
          <chakra.p textStyle="body" color="fg.muted" maxW="measure">
            If a price, a bar or a name is not what the picture shows, say so and have the credit back. Every
            report counts on the <TextLink href={paths.accuracy}>accuracy page</TextLink>.
          </chakra.p>
        )}
        {(!report || reader?.can_read_again) && (
          <Flex gap="2" wrap="wrap" data-print="none">
            {!report && (
              <Button variant="outline" icon={Flag} onClick={() => setAsking(true)}>
                This reading is wrong
              </Button>
            )}
            {reader?.can_read_again && <ReadAgain id={record.id} />}
          </Flex>
        )}
      </Stack>
      {asked && (
        <Suspense>
          <WrongReadingDialog record={record} open={asking} onOpenChange={setAsking} />
        </Suspense>
      )}
    </Panel>
  );
}

function Reported({ report: { reported_at, wrong, credit, kept } }: { report: ReadingReport }) {
  return (
    <Alert tone="info" title={`Reported as wrong: ${wrongText(wrong)}`}>
      <p>
        On {formatMoment(reported_at)}. {creditText[credit]}
      </p>
      {kept && <p>The picture and your correction are kept to improve the reader.</p>}
      <p>The plan stays in the public record: whoever could take plans out could hide those that failed.</p>
    </Alert>
  );
}

function Versions({ reader: { read_from, read_again_as, can_read_again } }: { reader: ReaderVersions }) {
  return (
    <>
      {can_read_again && (
        <chakra.p>The reader has been improved since. Reading the picture again costs nothing.</chakra.p>
      )}
      {read_again_as && (
        <chakra.p>
          The picture was read again by a newer reader.{' '}
          <TextLink href={`${paths.history}/${read_again_as}`}>See the newer reading</TextLink>
        </chakra.p>
      )}
      {read_from && (
        <chakra.p>
          This is a second reading of the same picture, by a newer reader. Its plan is not in the public
          record, because the first one is.{' '}
          <TextLink href={`${paths.history}/${read_from}`}>See the first reading</TextLink>
        </chakra.p>
      )}
    </>
  );
}

function ReadAgain({ id }: { id: string }) {
  const navigate = useNavigate();
  const again = useReadAgain(id);
  const press = () =>
    again.mutate(undefined, {
      onSuccess: ({ analysis }) => void navigate(`${paths.history}/${analysis.id}`),
      onError: (error) => toast.error('The picture could not be read again', errorMessage(error)),
    });
  return (
    <Button icon={RotateCcw} onClick={press} busy={again.isPending} busyLabel="Reading…">
      Read again
    </Button>
  );
}
