/** Which indicators are drawn, by family. */
import { Box, Flex, chakra } from '../../../ui/layout.ts';
import type { ChoosableIndicator } from './chart-lines.ts';
import { ToggleChip } from './toggle-chip.tsx';

const FAMILIES = [
  ['trend', 'Trend'],
  ['channel', 'Channels'],
  ['momentum', 'Momentum'],
  ['volatility', 'Volatility'],
] as const;

interface Props {
  indicators: readonly ChoosableIndicator[];
  shown: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

export function IndicatorChoice({ indicators, shown, onToggle }: Props) {
  const count = indicators.filter(({ id }) => shown.has(id)).length;
  return (
    <chakra.details borderTopWidth="1px" data-print="none">
      <chakra.summary px="5" py="2.5" cursor="pointer" textStyle="label">
        Indicators{' '}
        <chakra.span textStyle="caption" color="fg.muted">
          {count === 0 ? `${indicators.length} to choose from` : `${count} shown`}
        </chakra.span>
      </chakra.summary>
      <Box px="5" pb="4">
        {FAMILIES.map(([family, name]) => (
          <Flex key={family} role="group" aria-label={name} gap="1" mt="2" align="baseline" flexWrap="wrap">
            <chakra.span textStyle="caption" color="fg.muted" w="5.5rem" aria-hidden>
              {name}
            </chakra.span>
            {indicators
              .filter((one) => one.family === family)
              .map(({ id, label }) => (
                <ToggleChip key={id} pressed={shown.has(id)} onToggle={() => onToggle(id)}>
                  {label}
                </ToggleChip>
              ))}
          </Flex>
        ))}
      </Box>
    </chakra.details>
  );
}
