import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { Brand } from '../../../api/partners-admin.ts';
import { BrandLogo } from '../../../entities/referral/brand-logo.tsx';
import { formatDay } from '../../../lib/format-date.ts';
import type { Column } from '../../../ui/data-table-column.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, HStack, chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import type { BrandTask } from './brand-modal.tsx';
import { InvitationBadge, StatusBadge, shortId, shortWebsite } from './brand-labels.tsx';

interface Doings {
  open: (task: BrandTask) => void;
  remove: (brand: Brand) => void;
}

function Website({ address }: { address: string | null }) {
  if (!address) return <chakra.span color="fg.muted">None</chakra.span>;
  return (
    <TextLink href={address} title={address} target="_blank" rel="noopener noreferrer">
      {shortWebsite(address)}
    </TextLink>
  );
}

function Actions({ brand, open, remove }: Doings & { brand: Brand }) {
  const { id, name } = brand;
  return (
    <HStack gap="1" justify="flex-end">
      <IconButton label={`View ${name}`} icon={Eye} size="sm" onClick={() => open({ mode: 'view', id })} />
      <IconButton label={`Edit ${name}`} icon={Pencil} size="sm" onClick={() => open({ mode: 'edit', id })} />
      <IconButton label={`Delete ${name}`} icon={Trash2} size="sm" onClick={() => remove(brand)} />
    </HStack>
  );
}

/** The table of partners. */
export const brandColumns = (doings: Doings): readonly Column<Brand>[] => [
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => (
      <chakra.span fontFamily="mono" textStyle="caption" title={id}>
        {shortId(id)}
      </chakra.span>
    ),
    narrow: 'hidden',
  },
  {
    id: 'logo',
    header: 'Logo',
    cell: ({ logo_url: logo, name }) =>
      logo ? <BrandLogo url={logo} name={name} /> : <chakra.span color="fg.muted">None</chakra.span>,
    narrow: 'hidden',
  },
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, logo_url: logo }) => (
      <HStack gap="3">
        {logo && (
          <Box hideFrom="md">
            <BrandLogo url={logo} name={name} />
          </Box>
        )}
        {name}
      </HStack>
    ),
    sortable: true,
    wrap: true,
    narrow: 'title',
  },
  {
    id: 'website',
    header: 'Website',
    cell: ({ website }) => <Website address={website} />,
    sortable: true,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (brand) => (
      <HStack gap="1.5" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
        <StatusBadge status={brand.status} />
        {brand.invitation?.state !== 'accepted' && <InvitationBadge brand={brand} />}
      </HStack>
    ),
    sortable: true,
  },
  {
    id: 'created_at',
    header: 'Created',
    cell: ({ created_at: created }) => formatDay(created),
    sortable: true,
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (brand) => <Actions brand={brand} {...doings} />,
    narrow: 'actions',
  },
];
