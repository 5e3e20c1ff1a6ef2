import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import { FileCheck2 } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { LegalFooter } from '../../../entities/platform/legal.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePlatformName } from '../../../lib/platform-name.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { Anchor, TextLink } from '../../../ui/link.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Verdict } from './verdict.tsx';
import { verifyFile } from './verify-file.ts';
import type { StatementCheck } from './verify-file.ts';

type State =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'checked'; verdict: StatementCheck; fileName: string }
  | { kind: 'failed'; message: string };

/** Anybody can check here that a partner's monthly statement is as it was issued. */
export function VerifyScreen() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const check = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setState({ kind: 'checking' });
    try {
      setState({ kind: 'checked', verdict: await verifyFile(file), fileName: file.name });
    } catch (error) {
      console.error('The statement could not be checked', error);
      setState({ kind: 'failed', message: errorMessage(error) });
    }
  };
  return (
    <Flex direction="column" minH="100dvh" maxW="page" mx="auto" px={{ base: '5', md: '10' }}>
      <Flex as="header" align="center" justify="space-between" gap="4" py={{ base: '4', md: '6' }}>
        <Anchor href={paths.home} aria-label={`${usePlatformName()}, start page`}>
          <Logo size={24} />
        </Anchor>
        <TextLink quiet href={paths.home}>
          Start page
        </TextLink>
      </Flex>
      <chakra.main flex="1" width="full" maxW="46rem" pt={{ base: '6', md: '10' }} pb="16">
        <Stack gap="6">
          <PageHeader
            title="Verify a statement"
            lead="Choose the JSON file of a partner's monthly statement. It is checked in this browser against our public keys and is not uploaded."
          />
          <StatementDropArea busy={state.kind === 'checking'} onFile={(file) => void check(file)} />
          {state.kind === 'checked' && <Verdict verdict={state.verdict} fileName={state.fileName} />}
          {state.kind === 'failed' && (
            <Alert title="The statement could not be checked">{state.message}</Alert>
          )}
          <chakra.p textStyle="body" color="fg.muted">
            Without this page:{' '}
            <chakra.code fontFamily="mono">npm run verify-statement -- statement.json</chakra.code>, also
            offline with the keys from <TextLink href="/api/statements/keys">/api/statements/keys</TextLink>.
          </chakra.p>
        </Stack>
      </chakra.main>
      <LegalFooter />
    </Flex>
  );
}

function StatementDropArea({ busy, onFile }: { busy: boolean; onFile: (file: File | undefined) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <chakra.label
      htmlFor={id}
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      px="6"
      py="10"
      textAlign="center"
      cursor="pointer"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={over ? 'accent.solid' : 'border.control'}
      borderRadius="control"
      bg={over ? 'accent.subtle' : 'bg.panel'}
      _hover={{ borderColor: 'fg.muted' }}
      _focusWithin={{ outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' }}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <chakra.span color="fg.subtle">
        <Icon as={FileCheck2} size={28} />
      </chakra.span>
      <chakra.span textStyle="subtitle">Choose a statement, or drop it here</chakra.span>
      <chakra.span textStyle="caption" color="fg.muted" role="status">
        {busy ? 'Checking…' : 'A JSON file'}
      </chakra.span>
      <VisuallyHidden>
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            onFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
    </chakra.label>
  );
}
