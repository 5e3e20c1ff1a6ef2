import { useState } from 'react';
import { Mail } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useBrandActions } from '../../../api/partners-admin.ts';
import type { Brand } from '../../../api/partners-admin.ts';
import { solidColour } from '../../../entities/referral/brand-colours.ts';
import { BrandLogo } from '../../../entities/referral/brand-logo.tsx';
import { ReferralLink } from '../../../entities/referral/referral-link.tsx';
import { formatMoment } from '../../../lib/format-date.ts';
import { Flex, HStack, Stack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { Facts } from '../dashboard/facts.tsx';
import { InvitationBadge, StatusBadge, invitationText } from './brand-labels.tsx';

/** A colour and what it is called. */
function Colour({ text }: { text: string }) {
  return (
    <HStack gap="2" justify="flex-end" fontFamily="mono">
      <chakra.span
        aria-hidden="true"
        boxSize="4"
        borderWidth="1px"
        borderRadius="control"
        style={{ backgroundColor: solidColour(text) ?? 'transparent' }}
      />
      {text}
    </HStack>
  );
}

function useResend(brand: Brand) {
  const { invite } = useBrandActions();
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await invite(brand.id);
      toast.success('Invitation sent', `An email with a new link is on its way to ${brand.email}.`);
    } catch (error) {
      toast.error('The invitation could not be sent', errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}

/** How the invitation stands, with another one to send until it was accepted. */
function Invitation({ brand }: { brand: Brand }) {
  const { busy, send } = useResend(brand);
  if (!brand.invitation) return null;
  return (
    <Flex
      borderWidth="1px"
      borderRadius="control"
      px="4"
      py="3"
      gap="3"
      align="center"
      justify="space-between"
      flexWrap="wrap"
    >
      <Stack gap="1.5" align="flex-start">
        <InvitationBadge brand={brand} />
        <chakra.p textStyle="caption" color="fg.muted">
          {invitationText(brand.invitation)}
        </chakra.p>
      </Stack>
      {brand.invitation.state !== 'accepted' && (
        <Button variant="outline" icon={Mail} busy={busy} busyLabel="Sending..." onClick={() => void send()}>
          Resend invitation
        </Button>
      )}
    </Flex>
  );
}

const factsOf = (brand: Brand) =>
  [
    ['Status', <StatusBadge key="status" status={brand.status} />],
    ['Email', brand.email],
    ['Slug', brand.slug],
    ['Commission rate', `${brand.commission_rate}%`],
    [
      'Website',
      brand.website ? (
        <TextLink key="website" href={brand.website} target="_blank" rel="noopener noreferrer">
          {brand.website}
        </TextLink>
      ) : (
        'None'
      ),
    ],
    ['Primary colour', <Colour key="primary" text={brand.primary_color} />],
    ['Secondary colour', <Colour key="secondary" text={brand.secondary_color} />],
    ['Description', brand.description || 'None'],
    ['Created', formatMoment(brand.created_at)],
    ['Last updated', formatMoment(brand.updated_at)],
    ['ID', brand.id],
  ] as const;

/** A partner to look at: its link, its invitation, its terms and its look. */
export function BrandDetails({ brand }: { brand: Brand }) {
  return (
    <Stack gap="5">
      {brand.logo_url && (
        <Flex>
          <BrandLogo url={brand.logo_url} name={brand.name} height="12" maxW="60" />
        </Flex>
      )}
      <ReferralLink url={brand.referral_url} />
      <Invitation brand={brand} />
      <Facts facts={factsOf(brand)} />
    </Stack>
  );
}
