import { Scale } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useBooksProof } from '../../../api/platform-admin.ts';
import type { BooksProof } from '../../../api/platform-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { numberText } from '../../../lib/formatting.ts';

/** Recomputes every book on demand and says what differs. */
export function BooksPanel() {
  const { mutate, data, isPending, error } = useBooksProof();
  return (
    <Panel title="Books">
      <Stack gap="4">
        <chakra.p textStyle="body" color="fg.muted" maxW="measure">
          Every balance is recalculated from its entries and compared with what is stored. Nothing is changed.
        </chakra.p>
        <chakra.div>
          <Button
            variant="outline"
            icon={Scale}
            busy={isPending}
            busyLabel="Proving…"
            onClick={() => mutate()}
          >
            Prove books
          </Button>
        </chakra.div>
        {error && <Alert>{errorMessage(error, 'The books could not be proved')}</Alert>}
        {data && !isPending && <Outcome proof={data} />}
      </Stack>
    </Panel>
  );
}

const nameOf = (book: string): string => book.charAt(0).toUpperCase() + book.slice(1);

function Outcome({ proof }: { proof: BooksProof }) {
  const when = formatMoment(proof.proved_at);
  if (proof.balanced)
    return (
      <Alert tone="success" title="The books balance">
        {proof.books.map(({ book }) => nameOf(book)).join(', ')}: nothing differs. Proved {when}.
      </Alert>
    );
  return (
    <Alert title="The books do not balance">
      {proof.books
        .filter(({ found }) => found > 0)
        .map(({ book, found, differences }) => (
          <chakra.div key={book} mt="2">
            <chakra.p fontWeight="600">
              {nameOf(book)}: {numberText(found)} {found === 1 ? 'difference' : 'differences'}
            </chakra.p>
            <chakra.ul listStylePosition="inside">
              {differences.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </chakra.ul>
            {found > differences.length && <p>The first {differences.length} are shown.</p>}
          </chakra.div>
        ))}
      <chakra.p mt="2">Proved {when}.</chakra.p>
    </Alert>
  );
}
