import { useState } from 'react';
import { Download } from 'lucide-react';
import { downloadStatement, useStatementMonths } from '../../../api/brand.ts';
import { errorMessage } from '../../../api/errors.ts';
import { formatMonth } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Box, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

/** '2026-03' as 'March 2026'. */
/** Signed statements to download, a month each. */
export function StatementsPanel() {
  const { data, error, refetch, isFetching } = useStatementMonths();
  return (
    <Panel
      title="Monthly statements"
      flush
      aside={<TextLink href={paths.verifyStatement}>Verify a statement</TextLink>}
    >
      {error && (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && (
        <Box p="5">
          <SkeletonText lines={3} />
        </Box>
      )}
      {data && (
        <chakra.ul
          maxH="15rem"
          overflowY="auto"
          tabIndex={0}
          role="list"
          aria-label="Monthly statements, newest first"
        >
          {data.statements.map((statement) => (
            <Statement key={statement.month} {...statement} />
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}

function Statement({ month, complete }: { month: string; complete: boolean }) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveAs(await downloadStatement(month), `wickwise-statement-${month}.json`);
    } catch (error) {
      console.error('The statement could not be downloaded', error);
      toast.error('The statement could not be downloaded', errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      px="5"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.span textStyle="body">
        {formatMonth(month)}
        {!complete && (
          <chakra.span display="block" textStyle="caption" color="fg.muted">
            Until now; the month is not over
          </chakra.span>
        )}
      </chakra.span>
      <Button
        size="sm"
        variant="outline"
        icon={Download}
        busy={busy}
        aria-label={`Download the statement of ${formatMonth(month)}`}
        onClick={() => void download()}
      >
        Download
      </Button>
    </chakra.li>
  );
}
