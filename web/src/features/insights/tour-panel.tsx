/** Three steps for newcomers, beside everything else: they can be left at any time and do not come again. */
import { useEffect, useState } from 'react';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useLeavingTour, useTour } from '../../api/tour.ts';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Flex, Stack, chakra } from '../../ui/layout.ts';
import { tourMemory } from './tour-memory.ts';

const STEPS = [
  {
    title: 'Upload a chart',
    text: 'Take a screenshot in any trading program, with the price axis in view, or read one of our samples. A chart that cannot be read costs nothing, and you are told why.',
    action: { label: 'Analyze Chart', href: paths.chartAnalysis },
  },
  {
    title: 'Check the numbers',
    text: 'Every price stands with its error. Point at one and you see the pixels it was read from. What could not be measured is not shown.',
    action: { label: 'How accurate is it?', href: paths.accuracy },
  },
  {
    title: 'Follow the plan up',
    text: 'Add a later screenshot, or have yourself reminded, and see whether the target or the stop came first. Outcome shows your hit rate beside what chance alone gives.',
    action: { label: 'Outcome', href: paths.outcome },
  },
] as const;

const YOUNG_MS = 7 * 24 * 3_600_000;

/** Whether the tour will likely be there: its room is kept until that is known, so that nothing below it moves. */
function useLikelyOpen(): boolean {
  const { user } = useSession();
  const [known] = useState(tourMemory.get);
  const [now] = useState(() => Date.now());
  if (known !== null) return known === 'open';
  return user !== null && now - Date.parse(user.created_at) < YOUNG_MS;
}

export function TourPanel() {
  const { data, isPending } = useTour();
  const likely = useLikelyOpen();
  const left = data?.left;
  useEffect(() => {
    if (left !== undefined) tourMemory.change(() => (left ? 'left' : 'open'));
  }, [left]);
  if (left === false) return <Tour />;
  if (!isPending || !likely) return null;
  return (
    <chakra.div visibility="hidden" aria-hidden="true" data-testid="room-for-the-tour">
      <Tour />
    </chakra.div>
  );
}

function Tour() {
  const leaving = useLeavingTour();
  const [at, setAt] = useState(0);
  const step = STEPS[at]!;
  const leave = () => {
    leaving.mutate();
    // The pressed button is gone: the focus goes on where the page begins.
    document.getElementById('main')?.focus();
  };
  return (
    <chakra.section
      aria-label="First steps"
      borderWidth="1px"
      borderRadius="control"
      bg="bg.panel"
      px={{ base: '4', md: '5' }}
      py="4"
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      <Stack gap="3">
        <Flex justify="space-between" align="center" gap="3">
          <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            First steps: {at + 1} of {STEPS.length}
          </chakra.p>
          <Button variant="quiet" size="sm" icon={X} onClick={leave}>
            Leave the tour
          </Button>
        </Flex>
        <chakra.div aria-live="polite">
          <chakra.h2 textStyle="subtitle">{step.title}</chakra.h2>
          <chakra.p textStyle="body" color="fg.muted" maxW="70ch" mt="1">
            {step.text}
          </chakra.p>
        </chakra.div>
        <Flex gap="2" wrap="wrap">
          <Button
            variant="outline"
            size="sm"
            icon={ArrowLeft}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            Back
          </Button>
          {at < STEPS.length - 1 ? (
            <Button size="sm" icon={ArrowRight} onClick={() => setAt(at + 1)}>
              Next
            </Button>
          ) : (
            <Button size="sm" onClick={leave}>
              Done
            </Button>
          )}
          <LinkButton variant="quiet" size="sm" href={step.action.href}>
            {step.action.label}
          </LinkButton>
        </Flex>
      </Stack>
    </chakra.section>
  );
}
