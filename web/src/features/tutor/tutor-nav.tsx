import { chakra } from '../../ui/layout.ts';
import { PartNav } from '../../ui/part-nav.tsx';
import { paths } from '../../lib/paths.ts';

const PARTS = {
  chat: { label: 'Chat', href: paths.aiTutor },
  lessons: { label: 'Lessons', href: paths.lessons },
  calculators: { label: 'Calculators', href: paths.calculators },
  practice: { label: 'Practice', href: paths.practice },
} as const;

/** The four parts of the tutor; `due` is the number of review cards that wait. */
export function TutorNav({ current, due = 0 }: { current: keyof typeof PARTS; due?: number }) {
  const { practice, ...others } = PARTS;
  const badge = due > 0 ? <DueCount due={due} /> : undefined;
  return (
    <PartNav
      label="Tutor"
      current={PARTS[current].href}
      parts={[...Object.values(others), { ...practice, badge }]}
    />
  );
}

function DueCount({ due }: { due: number }) {
  return (
    <chakra.span
      ms="2"
      px="1.5"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      textStyle="caption"
      fontWeight="600"
      fontVariantNumeric="tabular-nums"
    >
      {due} due
    </chakra.span>
  );
}
