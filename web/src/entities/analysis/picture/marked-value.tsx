/** A number that is linked to its mark on the picture: pointing at one highlights the other. */
import type { ReactNode } from 'react';
import { chakra } from '../../../ui/layout.ts';
import { useMark } from './lit.tsx';

interface Props {
  /** Id of the mark, from `markId`. */
  mark: string;
  children: ReactNode;
}

export function MarkedValue({ mark, children }: Props) {
  const { isLit, handlers } = useMark(mark);
  return (
    <chakra.button
      type="button"
      title="Show where on the picture"
      data-lit={isLit || undefined}
      {...handlers}
      textStyle="price"
      textAlign="inherit"
      color="fg"
      px="1"
      mx="-1"
      borderRadius="3px"
      cursor="help"
      transition="background-color {durations.fast}"
      textDecorationLine="underline"
      textDecorationStyle="dotted"
      textDecorationColor="border.control"
      textUnderlineOffset="3px"
      _hover={{ bg: 'accent.subtle' }}
      css={{ '&[data-lit]': { bg: 'accent.subtle', boxShadow: 'inset 0 0 0 1px {colors.accent.solid}' } }}
    >
      {children}
    </chakra.button>
  );
}
