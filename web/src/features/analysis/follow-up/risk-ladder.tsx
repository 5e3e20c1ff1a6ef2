/** How far price went, in units of the risk, between the plan's levels. The text beside it says the same. */
import type { FollowUpGrade } from '../../../api/generated/model';
import { Box, chakra } from '../../../ui/layout.ts';

interface Rung {
  label: string;
  at: number;
}

interface Props {
  grade: FollowUpGrade;
  /** Distance of both targets from the entry in units of the risk. */
  targets: [number, number];
}

export function RiskLadder({ grade, targets }: Props) {
  const rungs: Rung[] = [
    { label: 'Stop', at: -1 },
    { label: 'Entry', at: 0 },
    { label: 'Target 1', at: targets[0] },
    { label: 'Target 2', at: targets[1] },
  ];
  const worst = Math.min(0, grade.worst_r?.value ?? 0);
  const best = Math.max(0, grade.best_r?.value ?? 0);
  const from = Math.min(-1, worst) - 0.1;
  const to = Math.max(targets[1], best) + 0.1;
  const offset = (at: number) => `${((at - from) / (to - from)) * 100}%`;
  return (
    <Box aria-hidden position="relative" height="14" mx={{ base: '5', md: '8' }}>
      <Box position="absolute" top="3" insetX="0" height="6px" borderRadius="full" bg="bg.muted" />
      <Box
        position="absolute"
        top="3"
        height="6px"
        bg="falling.solid"
        borderStartRadius="full"
        style={{ left: offset(worst), right: `calc(100% - ${offset(0)})` }}
      />
      <Box
        position="absolute"
        top="3"
        height="6px"
        bg="rising.solid"
        borderEndRadius="full"
        style={{ left: offset(0), right: `calc(100% - ${offset(best)})` }}
      />
      {rungs.map(({ label, at }) => (
        <Box key={label} position="absolute" top="1" style={{ left: offset(at) }}>
          <Box width="1px" height="5" bg="fg" />
          <chakra.span
            position="absolute"
            top="6"
            transform="translateX(-50%)"
            textStyle="caption"
            color="fg.muted"
            whiteSpace="nowrap"
          >
            {label}
          </chakra.span>
        </Box>
      ))}
    </Box>
  );
}
