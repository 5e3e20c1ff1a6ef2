import { formatBand, formatPrice } from '../../../../lib/format-price.ts';
import { chakra } from '../../../../ui/layout.ts';
import type { Mark } from './marks.ts';

interface Props {
  title: string;
  marks: readonly Mark[];
  lit: string | null;
  onLit: (id: string | null) => void;
}

const tones = { rising: 'rising.fg', falling: 'falling.fg', plain: 'fg' } as const;

function Row({ mark, lit, onLit }: { mark: Mark; lit: boolean; onLit: Props['onLit'] }) {
  return (
    <chakra.button
      type="button"
      aria-pressed={lit}
      onPointerEnter={() => onLit(mark.id)}
      onPointerLeave={() => onLit(null)}
      onFocus={() => onLit(mark.id)}
      onBlur={() => onLit(null)}
      onClick={() => onLit(mark.id)}
      display="grid"
      gridTemplateColumns="5.25rem minmax(0, 1fr) auto"
      alignItems="baseline"
      width="full"
      gap="2"
      px={{ base: '4', md: '5' }}
      minH={{ base: '9', lg: '7' }}
      textAlign="start"
      textStyle="body"
      cursor="pointer"
      bg={lit ? 'bg.muted' : undefined}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <chakra.span color={tones[mark.tone]}>{mark.name}</chakra.span>
      <chakra.span textStyle="caption" color="fg.subtle">
        {mark.note}
      </chakra.span>
      <chakra.span textStyle="price" color={lit ? 'accent.fg' : 'fg'}>
        {formatPrice(mark.price)}
        <chakra.span color="fg.subtle" fontSize="12px">{` ± ${formatBand(mark.sigma, 2)}`}</chakra.span>
      </chakra.span>
    </chakra.button>
  );
}

/** Measured prices; pointing at one shows where on the picture it was measured. */
export function MarkList({ title, marks, lit, onLit }: Props) {
  return (
    <chakra.div borderTopWidth="1px" py="2.5">
      <chakra.h2 textStyle="caption" color="fg.subtle" px={{ base: '4', md: '5' }} pb="1">
        {title}
      </chakra.h2>
      {marks.map((mark) => (
        <Row key={mark.id} mark={mark} lit={mark.id === lit} onLit={onLit} />
      ))}
    </chakra.div>
  );
}
