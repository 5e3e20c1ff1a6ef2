import { Copy, Download } from 'lucide-react';
import { saveAs } from '../../../lib/save-as.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** The recovery codes, the only time they are shown. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Recovery codes copied');
    } catch {
      toast.error('The codes could not be copied', 'Download them, or write them down.');
    }
  };
  return (
    <Stack gap="5">
      <Alert tone="warning" title="Keep these codes now">
        They are not shown again. Each signs you in once when your phone is not at hand.
      </Alert>
      <chakra.ol
        aria-label="Recovery codes"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="2"
        textStyle="code"
      >
        {codes.map((code) => (
          <chakra.li key={code} bg="bg.subtle" px="3" py="1.5" borderRadius="control" whiteSpace="nowrap">
            {code}
          </chakra.li>
        ))}
      </chakra.ol>
      <Flex gap="2" wrap="wrap" justify="space-between">
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" icon={Copy} onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            variant="outline"
            icon={Download}
            onClick={() => saveAs(new Blob([text], { type: 'text/plain' }), 'wickwise-recovery-codes.txt')}
          >
            Download
          </Button>
        </Flex>
        <Button onClick={onSaved}>I have saved them</Button>
      </Flex>
    </Stack>
  );
}
