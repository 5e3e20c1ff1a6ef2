import type { Calculation, CalculationLine } from '../../../api/generated/model';
import { paths } from '../../../lib/paths.ts';
import { Box, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The computed lines, each with its formula and its steps; `outdated` while the inputs have moved on. */
export function CalculationResult({
  calculation,
  outdated,
}: {
  calculation: Calculation;
  outdated: boolean;
}) {
  const { title, results, lesson } = calculation;
  const main = results.find(({ label }) => label === title) ?? results[0];
  return (
    <Panel
      title={title}
      aside={
        <chakra.span textStyle="body">
          Explained in <TextLink href={`${paths.lessons}/${lesson.id}`}>{lesson.title}</TextLink>
        </chakra.span>
      }
    >
      <chakra.dl opacity={outdated ? 0.55 : 1} transition="opacity {durations.fast}">
        {results.map((line, index) => (
          <Line key={line.label} line={line} first={index === 0} main={line === main} />
        ))}
      </chakra.dl>
    </Panel>
  );
}

interface LineProps {
  line: CalculationLine;
  first: boolean;
  /** What the calculator is named after. */
  main: boolean;
}

function Line({ line: { label, text, formula, steps }, first, main }: LineProps) {
  return (
    <chakra.div py="4" borderTopWidth={first ? '0' : '1px'} pt={first ? '0' : '4'}>
      <chakra.dt textStyle="label" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle={main ? 'priceLarge' : 'price'} mt="1" overflowWrap="anywhere">
        {text}
      </chakra.dd>
      <chakra.dd mt="2" textStyle="code" color="fg.muted" overflowWrap="anywhere">
        <p>{formula}</p>
        {steps.map((step) => (
          <p key={step}>{step}</p>
        ))}
      </chakra.dd>
    </chakra.div>
  );
}

export function ResultSkeleton() {
  return (
    <Panel title="Result">
      <Box display="grid" gap="3">
        <Skeleton h="0.75rem" w="8rem" />
        <Skeleton h="1.75rem" w="12rem" />
        <Skeleton h="0.75rem" w="60%" />
      </Box>
    </Panel>
  );
}
