/** Links that show this analysis to whoever has them: made here, listed here, revoked here. */
import { useState } from 'react';
import { Copy, Link2 } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import type { Share, ShareMade } from '../../../api/generated/model';
import { useEndShare, useMakeShare, useShares } from '../../../api/shares.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/check-box.tsx';
import { Flex, Stack, chakra } from '../../../ui/layout.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast/toasts.ts';

const VALIDITIES = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
] as const;
type Validity = (typeof VALIDITIES)[number]['value'];
const DAYS = { '1': 1, '7': 7, '30': 30 } as const;

export function SharePanel({ analysisId }: { analysisId: string }) {
  const [made, setMade] = useState<ShareMade | null>(null);
  const { data, error } = useShares(analysisId);
  const shares = data?.shares ?? [];
  return (
    <Panel title="Share links">
      <Stack gap="5" data-print="none">
        <chakra.p textStyle="body" color="fg.muted" maxW="70ch">
          Whoever has a link sees this analysis without signing in, until the link expires or you revoke it.
          It shows nothing of your account, no tags and no notes.
        </chakra.p>
        <NewLink analysisId={analysisId} onMade={setMade} />
        {made && shares.some(({ id }) => id === made.share.id) && <MadeLink url={made.url} />}
        {error && <Alert>{errorMessage(error)}</Alert>}
        {shares.length > 0 && (
          <chakra.ul aria-label="Links that work" listStyleType="none" m="0" p="0">
            {shares.map((share) => (
              <LinkRow key={share.id} analysisId={analysisId} share={share} />
            ))}
          </chakra.ul>
        )}
      </Stack>
    </Panel>
  );
}

function NewLink({ analysisId, onMade }: { analysisId: string; onMade: (made: ShareMade) => void }) {
  const make = useMakeShare(analysisId);
  const [validity, setValidity] = useState<Validity>('7');
  const [withPicture, setWithPicture] = useState(false);
  const create = () =>
    make.mutate(
      { analysisId, data: { days: DAYS[validity], with_picture: withPicture } },
      {
        onSuccess: onMade,
        onError: (error) => toast.error('The link could not be made', errorMessage(error)),
      },
    );
  return (
    <Flex gap="4" wrap="wrap" align="center">
      <SegmentedControl
        label="The link works for"
        options={VALIDITIES}
        value={validity}
        onValue={setValidity}
      />
      <CheckBox label="Show the screenshot" checked={withPicture} onChecked={setWithPicture} />
      <Button variant="outline" icon={Link2} busy={make.isPending} busyLabel="Making…" onClick={create}>
        Create link
      </Button>
      {withPicture && (
        <chakra.p textStyle="caption" color="fg.muted" flexBasis="full">
          The whole screenshot is shown. Check that nothing private is on it, such as an account name or a
          balance.
        </chakra.p>
      )}
    </Flex>
  );
}

/** The address is stored nowhere, so it is shown this once. */
function MadeLink({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied');
    } catch {
      toast.error('The link could not be copied', 'The browser may not write to the clipboard.');
    }
  };
  return (
    <Flex gap="3" align="flex-end" wrap="wrap">
      <chakra.div flex="1" minW="14rem">
        <TextField
          label="New link"
          hint="Copy it now: it is not shown again."
          mono
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </chakra.div>
      <Button icon={Copy} onClick={() => void copy()}>
        Copy link
      </Button>
    </Flex>
  );
}

function LinkRow({ analysisId, share }: { analysisId: string; share: Share }) {
  const end = useEndShare(analysisId);
  const until = formatMoment(share.expires_at);
  const revoke = () =>
    end.mutate(
      { analysisId, shareId: share.id },
      {
        onSuccess: () => toast.success('Link revoked'),
        onError: (error) => toast.error('The link could not be revoked', errorMessage(error)),
      },
    );
  return (
    <chakra.li
      display="flex"
      gap="4"
      alignItems="center"
      justifyContent="space-between"
      py="2"
      borderTopWidth="1px"
    >
      <chakra.div minW="0">
        <chakra.p textStyle="body">Works until {until}</chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          Made {formatMoment(share.created_at)},{' '}
          {share.with_picture ? 'with the screenshot' : 'without the screenshot'}
        </chakra.p>
      </chakra.div>
      <Button
        variant="outline"
        size="sm"
        busy={end.isPending}
        aria-label={`Revoke the link that works until ${until}`}
        onClick={revoke}
      >
        Revoke
      </Button>
    </chakra.li>
  );
}
