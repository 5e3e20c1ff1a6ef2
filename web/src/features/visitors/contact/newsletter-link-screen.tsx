import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { errorMessage } from '../../../api/errors.ts';
import { useConfirmSubscription, useUnsubscribe } from '../../../api/visitors-contact.ts';
import { paths } from '../../../lib/paths.ts';
import { usePlatformName } from '../../../lib/platform-name.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Box, Flex, chakra } from '../../../ui/layout.ts';
import { Anchor } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';

interface LinkText {
  title: string;
  lead: string;
  button: string;
  busy: string;
  done: string;
  doneLead: string;
}

const confirming: LinkText = {
  title: 'Confirm the newsletter',
  lead: 'Press the button and your address is confirmed. Programs that open links by themselves confirm nothing.',
  button: 'Confirm',
  busy: 'Confirming…',
  done: 'Your address is confirmed',
  doneLead: 'We write about once a month. Every email has an unsubscribe link.',
};

const leaving: LinkText = {
  title: 'Unsubscribe from the newsletter',
  lead: 'Press the button and we forget your address.',
  button: 'Unsubscribe',
  busy: 'Unsubscribing…',
  done: 'You are unsubscribed',
  doneLead: 'Your address is forgotten. You can subscribe again at any time.',
};

/** Where the link of the first email leads. */
export function NewsletterConfirmScreen() {
  return <LinkScreen text={confirming} call={useConfirmSubscription()} />;
}

/** Where the link that ends the newsletter leads. */
export function NewsletterUnsubscribeScreen() {
  return <LinkScreen text={leaving} call={useUnsubscribe()} />;
}

interface Call {
  mutateAsync: (request: { data: { token: string } }) => Promise<unknown>;
  isPending: boolean;
  isSuccess: boolean;
}

/** One button: a mail program that opens links must not press it. The secret stands behind the #, which no server sees. */
function LinkScreen({ text, call }: { text: LinkText; call: Call }) {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  const [failure, setFailure] = useState<string | null>(null);
  const use = (secret: string): void => {
    setFailure(null);
    call.mutateAsync({ data: { token: secret } }).catch((error: unknown) => setFailure(errorMessage(error)));
  };
  const title = call.isSuccess ? text.done : text.title;
  const lead = call.isSuccess ? text.doneLead : text.lead;
  return (
    <Flex direction="column" minH="100dvh" px={{ base: '5', md: '10' }} py={{ base: '5', md: '8' }}>
      <Box>
        <Anchor href={paths.home} aria-label={`${usePlatformName()}, start page`}>
          <Logo size={24} />
        </Anchor>
      </Box>
      <Flex
        as="main"
        flex="1"
        direction="column"
        justify={{ base: 'flex-start', sm: 'center' }}
        pt={{ base: '12', sm: '0' }}
      >
        <Box width="full" maxW="26rem" mx="auto" aria-live="polite">
          <chakra.h1 textStyle="heading">{token ? title : 'Open the link in your email'}</chakra.h1>
          <chakra.p textStyle="reading" color="fg.muted" mt="1" mb="8">
            {token ? lead : 'This page needs the whole link that we sent you by email.'}
          </chakra.p>
          {token && !call.isSuccess ? (
            <Button size="lg" block busy={call.isPending} busyLabel={text.busy} onClick={() => use(token)}>
              {text.button}
            </Button>
          ) : (
            <LinkButton href={paths.home} size="lg" block variant="outline">
              To the start page
            </LinkButton>
          )}
          {failure && (
            <Box mt="5">
              <Alert>{failure}</Alert>
            </Box>
          )}
        </Box>
      </Flex>
    </Flex>
  );
}
