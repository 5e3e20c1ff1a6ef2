import { chakra } from '../ui/layout.ts';

/** The keyboard's way past the menu. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skip"
      px="4"
      py="2"
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="control"
      textStyle="label"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      Skip to content
    </chakra.a>
  );
}
