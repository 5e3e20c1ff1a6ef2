import type { ReactNode } from 'react';
import { REPRODUCE } from '../../../../../api/domain/shared-with-web/accuracy-report.ts';
import type { AccuracyPart } from '../../../../../api/domain/shared-with-web/accuracy-report.ts';
import { accuracyParts } from '../../../content/accuracy.ts';
import { paths } from '../../../lib/paths.ts';
import { FigureTable } from '../../../ui/figure-table.tsx';
import { Box, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { ReadingPage } from '../legal/legal-page.tsx';
import { ReportedReadings } from './reported-readings.tsx';
import { RecordRates } from '../record/record-rates.tsx';

const OUTCOMES = { id: 'outcomes', heading: 'Outcomes of plans' };
const REPORTED = { id: 'reported', heading: 'Reported as wrong' };
const AGAIN = { id: 'again', heading: 'Do it again' };

/** Everything that is known of how right the product is, good or bad; the figures come from generated files and from the record. */
export function AccuracyScreen() {
  return (
    <ReadingPage title="Accuracy" parts={[...accuracyParts, REPORTED, OUTCOMES, AGAIN]}>
      <chakra.p textStyle="reading" color="fg.muted" mt="4">
        How often the reader is right, how often it is wrong, and how often it says that it cannot tell.
        Nobody typed these figures: they come from the files that the benchmark writes, and from the public
        record of plans.
      </chakra.p>
      {accuracyParts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
      <Section {...REPORTED}>
        <chakra.p textStyle="reading" mt="3">
          Everybody can say on a result that its reading is wrong, and has the credit back within a fair
          limit. This is how often it happened.
        </chakra.p>
        <Box mt="5">
          <ReportedReadings />
        </Box>
      </Section>
      <Section {...OUTCOMES}>
        <chakra.p textStyle="reading" mt="3">
          Every plan is sealed when it is made, and its outcome beside it. Chance is what prices without drift
          give in the same bars. <TextLink href={paths.record}>See and verify the record</TextLink>
        </chakra.p>
        <Box mt="5">
          <RecordRates />
        </Box>
      </Section>
      <Section {...AGAIN}>
        <chakra.ul textStyle="reading" mt="3" ps="5" listStyleType="disc">
          {REPRODUCE.map(({ command, what }) => (
            <chakra.li key={command} mt="1.5">
              <chakra.code fontFamily="mono">{command}</chakra.code> {what}.
            </chakra.li>
          ))}
        </chakra.ul>
      </Section>
    </ReadingPage>
  );
}

function Part({ part: { id, heading, text, table } }: { part: AccuracyPart }) {
  return (
    <Section id={id} heading={heading}>
      {text.map((paragraph) => (
        <chakra.p key={paragraph} textStyle="reading" mt="3">
          {paragraph}
        </chakra.p>
      ))}
      {table && (
        <Box mt="5">
          <FigureTable {...table} />
        </Box>
      )}
    </Section>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <chakra.section aria-labelledby={id} mt="12">
      <chakra.h2 id={id} textStyle="title" scrollMarginTop="6">
        {heading}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
