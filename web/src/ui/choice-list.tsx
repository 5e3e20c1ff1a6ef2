import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Icon } from './icon.tsx';

export interface ChoiceListProps {
  /** Name of the list. */
  label: string;
  choices: readonly string[];
  onChoose: (choice: string) => void;
}

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    minH: '11',
    py: '2.5',
    px: '1',
    textAlign: 'start',
    textStyle: 'body',
    cursor: 'pointer',
    '& > svg': { color: 'fg.subtle', transition: 'transform {durations.fast}' },
    _hover: { color: 'accent.fg', '& > svg': { color: 'accent.fg', transform: 'translateX(2px)' } },
  },
});

/** Sentences to choose from, one a line, e.g. questions to begin with. */
export function ChoiceList({ label, choices, onChoose }: ChoiceListProps) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" borderTopWidth="1px">
      {choices.map((choice) => (
        <chakra.li key={choice} borderBottomWidth="1px">
          <Choice type="button" onClick={() => onChoose(choice)}>
            <chakra.span flex="1">{choice}</chakra.span>
            <Icon as={ArrowRight} />
          </Choice>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
