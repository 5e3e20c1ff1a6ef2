import type { ReactNode } from 'react';
import { RECORD_START } from '../../../../../api/domain/shared-with-web/plan-record.ts';
import { useRecord } from '../../../api/record.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import { Box, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';
import { ReadingPage } from '../legal/legal-page.tsx';
import { CheckPanel } from './check-panel.tsx';
import { RecordRates } from './record-rates.tsx';
import { RecordedPlans } from './recorded-plans.tsx';
import { numberText } from '../../../lib/formatting.ts';

const parts = [
  { id: 'head', heading: 'The head' },
  { id: 'rates', heading: 'Outcomes of the plans' },
  { id: 'verify', heading: 'Verify it' },
  { id: 'plans', heading: 'Every plan' },
] as const;
type PartId = (typeof parts)[number]['id'];

/** The public record of sealed plans: its head, its figures, how to verify it, and every plan with its outcome. */
export function RecordScreen() {
  const { data } = useRecord();
  return (
    <ReadingPage title="The record of plans" parts={parts}>
      <chakra.p textStyle="reading" color="fg.muted" mt="4">
        Every plan that an analysis proposes is sealed the moment it is made, before anybody can know what
        becomes of it, and every grade beside it. The entries form a chain of hashes: none can be changed,
        removed or put in another order without breaking every one after it. The plans themselves stay
        private.
      </chakra.p>
      <Part id="head">
        <Head />
      </Part>
      <Part id="rates">
        <RecordRates />
        <chakra.p textStyle="body" mt="3">
          <TextLink href={paths.accuracy}>How right the reader is</TextLink>
        </chakra.p>
      </Part>
      <Part id="verify">
        <chakra.p textStyle="reading" mb="5">
          The entries are fetched and every hash is computed again in this browser. Without this page: take
          them from <TextLink href="/api/record/entries">/api/record/entries</TextLink>; the hash of an entry
          is the SHA-256 of its JSON without <chakra.code fontFamily="mono">hash</chakra.code>, members
          ordered by name, no blanks; its <chakra.code fontFamily="mono">previous</chakra.code> is the hash of
          the entry before. Keep a head: whoever has one can prove later that nothing before it was touched.
        </chakra.p>
        <CheckPanel announced={data?.head ?? RECORD_START} />
      </Part>
      <Part id="plans">
        <RecordedPlans />
      </Part>
    </ReadingPage>
  );
}

/** The states of the request are shown by the rates below it. */
function Head() {
  const { data, isPending } = useRecord();
  const head = data?.head;
  return (
    <>
      <StatRow>
        <StatCard label="Sealed plans" loading={isPending} value={data ? numberText(data.plans) : '–'} />
        <StatCard
          label="Entries"
          hint="Plans and grades together."
          loading={isPending}
          value={head ? numberText(head.sequence) : data ? '0' : '–'}
        />
        <StatCard label="Last sealed" loading={isPending} value={head ? formatMoment(head.sealed_at) : '–'} />
      </StatRow>
      {head && (
        <chakra.p textStyle="body" mt="4">
          Head:{' '}
          <chakra.code fontFamily="mono" overflowWrap="anywhere">
            {head.hash}
          </chakra.code>
        </chakra.p>
      )}
    </>
  );
}

function Part({ id, children }: { id: PartId; children: ReactNode }) {
  return (
    <chakra.section aria-labelledby={id} mt="12">
      <chakra.h2 id={id} textStyle="title" scrollMarginTop="6">
        {parts.find((part) => part.id === id)?.heading}
      </chakra.h2>
      <Box mt="4">{children}</Box>
    </chakra.section>
  );
}
