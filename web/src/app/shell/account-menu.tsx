import {
  ChevronsUpDown,
  Coins,
  CreditCard,
  KeyRound,
  LogIn,
  LogOut,
  ReceiptText,
  ShoppingBag,
  UserRound,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../api/accounts.ts';
import { accountName, avatarLetter, tierLabel } from '../../entities/session/account-labels.ts';
import { creditsExpiry, creditsLeft, creditsNotice } from '../../entities/session/credits-left.ts';
import { useSession } from '../../entities/session/session.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { Menu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/menu-props.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Avatar } from '../avatar.tsx';
import { useLogOutAndLeave } from '../use-log-out.ts';

/** Partners buy nothing. */
const buysCredits = (user: User): boolean => user.role !== 'brand';

type TriggerProps = ComponentProps<'button'> & { user: User; iconOnly: boolean };

function Trigger({ user, iconOnly, color: _, ...rest }: TriggerProps) {
  const notice = buysCredits(user) ? creditsNotice(user) : null;
  return (
    <chakra.button
      type="button"
      aria-label={iconOnly ? `Account of ${accountName(user)}` : undefined}
      display="flex"
      alignItems="center"
      gap="2.5"
      width="full"
      p={iconOnly ? '0.5' : '2'}
      borderRadius="control"
      textAlign="start"
      cursor="pointer"
      _hover={{ bg: 'bg.subtle' }}
      {...rest}
    >
      <Avatar letter={avatarLetter(user)} />
      {!iconOnly && (
        <>
          <chakra.span flex="1" minW="0">
            <chakra.span display="block" textStyle="label" truncate>
              <VisuallyHidden>Account of </VisuallyHidden>
              {accountName(user)}
            </chakra.span>
            <chakra.span display="block" textStyle="caption" color="fg.muted" truncate>
              {tierLabel(user)}
            </chakra.span>
            {notice && (
              <chakra.span display="block" textStyle="caption" color="fg.muted">
                {notice}
              </chakra.span>
            )}
          </chakra.span>
          <chakra.span color="fg.subtle">
            <Icon as={ChevronsUpDown} />
          </chakra.span>
        </>
      )}
    </chakra.button>
  );
}

function SignInLinks({ iconOnly }: { iconOnly: boolean }) {
  if (iconOnly) {
    return (
      <LinkButton href={paths.login} variant="quiet" size="sm" aria-label="Log in" square>
        <Icon as={LogIn} />
      </LinkButton>
    );
  }
  return (
    <Stack gap="2" p="1">
      <LinkButton href={paths.login} variant="outline" block>
        Log in
      </LinkButton>
      <LinkButton href={paths.register} block>
        Create account
      </LinkButton>
    </Stack>
  );
}

/** Plans, credits and orders. */
const billing = (onCredits: () => void, goTo: (path: string) => void): MenuEntry[] => [
  {
    id: 'billing',
    label: 'Billing settings',
    icon: CreditCard,
    onSelect: () => goTo(paths.pricing),
  },
  { id: 'credits', label: 'Credits panel', icon: Coins, onSelect: onCredits },
  { id: 'statement', label: 'Credit statement', icon: ReceiptText, onSelect: () => goTo(paths.credits) },
  { id: 'orders', label: 'Orders and receipts', icon: ShoppingBag, onSelect: () => goTo(paths.orders) },
  {
    id: 'integrations',
    label: 'Keys and webhooks',
    icon: KeyRound,
    onSelect: () => goTo(paths.integrations),
  },
  { id: 'account', label: 'Account settings', icon: UserRound, onSelect: () => goTo(paths.account) },
  'separator',
];

/** Who is signed in, and the way out. Visitors find the way in. */
export function AccountMenu({ iconOnly, onCredits }: { iconOnly: boolean; onCredits: () => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const logOut = useLogOutAndLeave();
  if (!user) return <SignInLinks iconOnly={iconOnly} />;
  return (
    <Menu
      side="top-start"
      trigger={<Trigger user={user} iconOnly={iconOnly} />}
      header={
        <chakra.div px="2.5" py="2" textStyle="caption" color="fg.muted" borderBottomWidth="1px" mb="1">
          Signed in as
          <chakra.span display="block" textStyle="body" color="fg" overflowWrap="anywhere">
            {user.email}
          </chakra.span>
          {buysCredits(user) && [creditsLeft(user), creditsExpiry(user)].filter(Boolean).join(' · ')}
        </chakra.div>
      }
      items={[
        ...(buysCredits(user) ? billing(onCredits, (path) => void navigate(path)) : []),
        { id: 'logout', label: 'Logout', icon: LogOut, onSelect: () => void logOut() },
      ]}
    />
  );
}
