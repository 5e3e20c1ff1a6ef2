import type { TestCard } from '../../../api/payments.ts';
import { Button } from '../../../ui/button.tsx';
import { chakra } from '../../../ui/layout.ts';
import { formatCardNumber } from './card-format.ts';

export interface SandboxHintsProps {
  cards: readonly TestCard[];
  /** Puts a number into the form. */
  onPick: (number: string) => void;
}

/** The numbers that the sandbox understands, and what each comes to. No money moves. */
export function SandboxHints({ cards, onPick }: SandboxHintsProps) {
  return (
    <chakra.details borderWidth="1px" borderRadius="control" bg="bg.subtle" data-print="none">
      <chakra.summary px="4" py="3" textStyle="label" cursor="pointer">
        Test mode: no money moves. Test card numbers
      </chakra.summary>
      <chakra.p textStyle="caption" color="fg.muted" px="4" pb="2">
        Use any future date and any three digits (American Express: four). A real card is never charged here.
      </chakra.p>
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {cards.map(({ number, meaning }) => (
          <chakra.li
            key={number}
            display="flex"
            alignItems="center"
            gap="3"
            px="4"
            py="1.5"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <chakra.div flex="1" minW="0">
              <chakra.span textStyle="code" whiteSpace="nowrap">
                {formatCardNumber(number)}
              </chakra.span>
              <chakra.span display="block" textStyle="caption" color="fg.muted">
                {meaning}
              </chakra.span>
            </chakra.div>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Use ${formatCardNumber(number)}`}
              onClick={() => onPick(number)}
            >
              Use
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  );
}
