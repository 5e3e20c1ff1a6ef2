import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <chakra.kbd
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="6"
      height="6"
      px="1.5"
      fontFamily="mono"
      fontSize="12px"
      color="fg.muted"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
    >
      {children}
    </chakra.kbd>
  );
}

const onApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** `['mod', 'B']` is ⌘ B on a Mac and Ctrl B elsewhere. */
export function ShortcutKeys({ keys }: { keys: readonly string[] }) {
  return (
    <chakra.span display="inline-flex" gap="1">
      {keys.map((key) => (
        <Fragment key={key}>
          <Kbd>{key === 'mod' ? (onApple() ? '⌘' : 'Ctrl') : key}</Kbd>
        </Fragment>
      ))}
    </chakra.span>
  );
}
