import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/accounts.ts';
import { useCart } from '../../entities/cart/cart-store.tsx';
import { useCatalog } from '../../entities/catalog/catalog.ts';
import { NOT_LIVE } from '../../entities/catalog/fallback.ts';
import { creditsText, offerName } from '../../entities/catalog/on-offer.ts';
import type { CreditsOnOffer } from '../../entities/catalog/on-offer.ts';
import { MoneyText } from '../../entities/currency/money-text.tsx';
import { tierLabel } from '../../entities/session/account-labels.ts';
import { creditsExpiry } from '../../entities/session/credits-left.ts';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Box, Flex, chakra } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** 'Unlimited', or how many are left. */
function remaining(user: Pick<User, 'credits_unlimited' | 'credits_balance'>): string {
  return user.credits_unlimited ? 'Unlimited' : `${user.credits_balance} remaining`;
}

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What is left of the plan and the credits, and the short way to more. */
export function CreditsDialog({ open, onOpenChange }: Props) {
  const { user } = useSession();
  const navigate = useNavigate();
  const close = (): void => onOpenChange(false);
  if (!user) return null;
  const expiry = creditsExpiry(user);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Credits"
      description="Overview of your current plan usage."
      focusTitle
      footer={
        <>
          <LinkButton href={paths.credits} variant="quiet" onClick={close}>
            Statement
          </LinkButton>
          <Button
            onClick={() => {
              close();
              void navigate(paths.pricing);
            }}
          >
            Manage Billing / Upgrade
          </Button>
        </>
      }
    >
      <chakra.dl>
        <Figure label="Plan" value={tierLabel(user)} />
        <Figure label="Credits" value={remaining(user)} />
      </chakra.dl>
      {expiry && (
        <chakra.p textStyle="caption" color="fg.muted">
          {expiry}
        </chakra.p>
      )}
      <chakra.p textStyle="caption" color="fg.muted" mt="2">
        Manage billing and upgrade on the Pricing page.
      </chakra.p>
      <QuickBuy onAdded={close} />
    </Dialog>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Flex justify="space-between" align="center" minH="11" borderTopWidth="1px">
      <chakra.dt textStyle="body" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="price">{value}</chakra.dd>
    </Flex>
  );
}

function QuickBuy({ onAdded }: { onAdded: () => void }) {
  const { catalog } = useCatalog();
  const { add, setOpen } = useCart();
  const buy = (pack: CreditsOnOffer): void => {
    add(pack);
    onAdded();
    setOpen(true);
  };
  return (
    <Box as="section" aria-label="Quick Buy Credits" mt="6">
      <chakra.h3 textStyle="subtitle" mb="3">
        Quick Buy Credits
      </chakra.h3>
      {catalog && !catalog.live && (
        <Box mb="3">
          <Alert tone="warning">{NOT_LIVE}</Alert>
        </Box>
      )}
      <chakra.ul
        aria-label="Credit packages"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="1px"
        bg="border"
        borderWidth="1px"
        borderRadius="control"
        maxH="16rem"
        overflowY="auto"
      >
        {catalog?.creditPackages.map((pack) => (
          <QuickBuyCard key={pack.id} pack={pack} onAdd={() => buy(pack)} />
        )) ?? <Waiting />}
      </chakra.ul>
    </Box>
  );
}

function QuickBuyCard({ pack, onAdd }: { pack: CreditsOnOffer; onAdd: () => void }) {
  return (
    <chakra.li
      listStyleType="none"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="4"
      py="3"
      bg="bg.panel"
    >
      <chakra.div minW="0">
        <chakra.p textStyle="label">{offerName(pack)}</chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {creditsText(pack.credits)}
        </chakra.p>
        <MoneyText amount={pack.price} />
      </chakra.div>
      <Button size="sm" variant="outline" aria-label={`Add ${pack.name}`} onClick={onAdd}>
        Add
      </Button>
    </chakra.li>
  );
}

function Waiting() {
  return [1, 2, 3, 4].map((nth) => (
    <chakra.li key={nth} listStyleType="none" px="4" py="3" bg="bg.panel" aria-hidden="true">
      <Skeleton w="6rem" h="1rem" />
    </chakra.li>
  ));
}
