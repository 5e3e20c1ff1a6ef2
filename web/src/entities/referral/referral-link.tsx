import { useEffect, useState } from 'react';
import { Copy } from 'lucide-react';
import { Flex, chakra } from '../../ui/layout.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** How long it is said that the link was copied (milliseconds). */
const SAID_MS = 3_000;

const MESSAGES = { copied: 'Referral link copied to clipboard!', failed: 'Failed to copy link' } as const;

/** The link by which a partner sends visitors, to read and to copy. */
export function ReferralLink({ url, label = 'Referral link' }: { url: string; label?: string }) {
  const [said, setSaid] = useState<keyof typeof MESSAGES | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    setSaid(null);
    try {
      await navigator.clipboard.writeText(url);
      setSaid('copied');
    } catch (error) {
      console.error('The link could not be copied', error);
      setSaid('failed');
    }
  };
  return (
    <div>
      <Flex gap="2" align="flex-end" wrap="wrap">
        <chakra.div flex="1 1 16rem" minW="0">
          <TextField label={label} mono readOnly value={url} onFocus={(event) => event.target.select()} />
        </chakra.div>
        <Button variant="outline" icon={Copy} onClick={() => void copy()}>
          Copy Link
        </Button>
      </Flex>
      <chakra.p
        role="status"
        textStyle="caption"
        minH="4"
        mt="1"
        color={said === 'failed' ? 'danger.fg' : 'success.fg'}
      >
        {said && MESSAGES[said]}
      </chakra.p>
    </div>
  );
}
