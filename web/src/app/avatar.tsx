import { chakra } from '../ui/layout.ts';

/** The first letter of somebody's name in a circle; the name stands beside it. */
export function Avatar({ letter }: { letter: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      width="8"
      height="8"
      flexShrink="0"
      borderRadius="full"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="label"
    >
      {letter}
    </chakra.span>
  );
}
