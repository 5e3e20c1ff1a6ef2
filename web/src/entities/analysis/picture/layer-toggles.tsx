/** Which layers are drawn; the buttons are the legend as well. */
import { HStack, chakra } from '../../../ui/layout.ts';
import type { Layer } from './marks.ts';

const LAYERS: readonly { layer: Layer; name: string; swatch: string }[] = [
  { layer: 'axis', name: 'Axis', swatch: 'accent.solid' },
  { layer: 'bars', name: 'Bars', swatch: 'fg.muted' },
  { layer: 'levels', name: 'Levels', swatch: 'rising.solid' },
  { layer: 'plan', name: 'Plan', swatch: 'falling.solid' },
  { layer: 'pivots', name: 'Swings', swatch: 'neutral.solid' },
  { layer: 'patterns', name: 'Patterns', swatch: 'info.solid' },
  { layer: 'cone', name: 'Range', swatch: 'neutral.solid' },
  { layer: 'fibonacci', name: 'Fibonacci', swatch: 'accent.solid' },
];

interface Props {
  /** Whether all lines are named; null where there is nothing to choose. */
  allLabels: boolean | null;
  onAllLabels: (all: boolean) => void;
  shown: ReadonlySet<Layer>;
  /** Layers that have anything to draw; the others are not offered. */
  available: ReadonlySet<Layer>;
  onChange: (shown: ReadonlySet<Layer>) => void;
}

export function LayerToggles({ shown, available, onChange, allLabels, onAllLabels }: Props) {
  const toggle = (layer: Layer) => {
    const next = new Set(shown);
    if (!next.delete(layer)) next.add(layer);
    onChange(next);
  };
  return (
    <HStack role="group" aria-label="Drawn on the picture" gap="0.5" flexWrap="wrap" minW="0">
      {allLabels !== null && (
        <LayerButton
          name="All labels"
          swatch="fg"
          pressed={allLabels}
          onPress={() => onAllLabels(!allLabels)}
        />
      )}
      {LAYERS.filter(({ layer }) => available.has(layer)).map(({ layer, name, swatch }) => (
        <LayerButton
          key={layer}
          name={name}
          swatch={swatch}
          pressed={shown.has(layer)}
          onPress={() => toggle(layer)}
        />
      ))}
    </HStack>
  );
}

interface ButtonProps {
  name: string;
  swatch: string;
  pressed: boolean;
  onPress: () => void;
}

function LayerButton({ name, swatch, pressed, onPress }: ButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      textStyle="caption"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      px="1.5"
      flexShrink="0"
      minH="7"
      borderRadius="control"
      cursor="pointer"
      borderWidth="1px"
      borderColor="transparent"
      color="fg.muted"
      _hover={{ bg: 'bg.subtle' }}
      _pressed={{ color: 'fg', borderColor: 'border', bg: 'bg.panel' }}
      css={{
        '&::before': {
          content: '""',
          width: '10px',
          height: '10px',
          borderRadius: '2px',
          borderWidth: '1.5px',
        },
        '&::before, &[aria-pressed=true]::before': { borderColor: swatch },
        '&[aria-pressed=true]::before': { bg: swatch },
      }}
    >
      {name}
    </chakra.button>
  );
}
