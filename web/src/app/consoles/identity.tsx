import type { User } from '../../api/accounts.ts';
import { useOwnBrand } from '../../api/brand.ts';
import { avatarLetter } from '../../entities/session/account-labels.ts';
import { useSession } from '../../entities/session/session.tsx';
import { Flex, chakra } from '../../ui/layout.ts';
import { Avatar } from '../avatar.tsx';

/** Who is signed in, above the menu. */
function Identity({ name, email, role }: { name: string; email: string; role: string }) {
  return (
    <Flex as="section" aria-label="Signed in as" gap="2.5" align="center" px="2.5">
      <Avatar letter={avatarLetter({ full_name: name })} />
      <chakra.div minW="0" flex="1">
        <chakra.p textStyle="label" truncate>
          {name}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted" truncate title={email}>
          {email}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.subtle">
          {role}
        </chakra.p>
      </chakra.div>
    </Flex>
  );
}

const STAFF: Partial<Record<User['role'], string>> = { support: 'Support', finance: 'Finance' };

export function AdminIdentity() {
  const { user } = useSession();
  return (
    <Identity
      name={user?.full_name.trim() || 'Administrator'}
      email={user?.email ?? ''}
      role={STAFF[user?.role ?? 'admin'] ?? 'Administrator'}
    />
  );
}

/** The brand, once its profile is here. */
export function BrandIdentity() {
  const brand = useOwnBrand().data?.brand;
  return (
    <Identity
      name={brand?.name.trim() || 'Brand Partner'}
      email={brand?.email || 'Loading...'}
      role="Brand partner"
    />
  );
}
