import { RotateCw } from 'lucide-react';
import { thisPage } from '../lib/this-page.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Box, Flex, chakra } from '../ui/layout.ts';
import { Logo } from '../ui/logo.tsx';
import { paths } from '../lib/paths.ts';

/** 'Something went wrong' and the message. It uses no router: the router may be what failed. */
export function CrashScreen({ message }: { message: string }) {
  return (
    <Flex minH="100dvh" direction="column" align="center" justify="center" p="6" gap="8">
      <Logo />
      <Box role="alert" maxW="34rem" width="full" borderTopWidth="2px" borderColor="danger.solid" pt="6">
        <chakra.h1 textStyle="heading">Something went wrong</chakra.h1>
        <chakra.p textStyle="reading" color="fg.muted" mt="2">
          This screen stopped working. Your analyses are stored on the server and are not affected.
        </chakra.p>
        <chakra.pre
          textStyle="code"
          mt="4"
          p="3"
          bg="bg.subtle"
          borderRadius="control"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {message}
        </chakra.pre>
        <Flex gap="3" mt="6">
          <Button icon={RotateCw} onClick={() => thisPage.reload()}>
            Reload
          </Button>
          <LinkButton variant="outline" href={paths.home}>
            Go to the start page
          </LinkButton>
        </Flex>
      </Box>
    </Flex>
  );
}
