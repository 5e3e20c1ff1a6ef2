import { Flex } from '../ui/layout.ts';

/** Until it is known who is signed in, or until the code of a screen is here. */
export function LoadingScreen({ inShell = false }: { inShell?: boolean }) {
  return (
    <Flex
      role="status"
      minH={inShell ? '60dvh' : '100dvh'}
      align="center"
      justify="center"
      textStyle="body"
      color="fg.muted"
    >
      Loading...
    </Flex>
  );
}
