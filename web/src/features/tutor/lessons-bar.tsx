import { chakra } from '../../ui/layout.ts';

interface LessonsBarProps {
  topic: string;
  count: number;
  of: number;
  /** The label above the bar. */
  text: string;
}

/** How many of a topic's lessons are done, as words and as a bar. */
export function LessonsBar({ topic, count, of, text }: LessonsBarProps) {
  const share = of === 0 ? 0 : (100 * count) / of;
  return (
    <chakra.div>
      <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
        {text}
      </chakra.p>
      <chakra.div
        role="meter"
        aria-label={topic}
        aria-valuemin={0}
        aria-valuemax={Math.max(of, 1)}
        aria-valuenow={count}
        aria-valuetext={text}
        mt="1.5"
        height="1"
        bg="bg.muted"
        borderRadius="full"
        overflow="hidden"
      >
        <chakra.div height="full" bg="accent.solid" style={{ width: `${share}%` }} />
      </chakra.div>
    </chakra.div>
  );
}
