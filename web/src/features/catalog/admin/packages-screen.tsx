import { useState } from 'react';
import { Package as PackageIcon, Plus } from 'lucide-react';
import { downloadPackages, useAllPackages } from '../../../api/catalog-admin.ts';
import type { AdminPackage } from '../../../api/catalog-admin.ts';
import { errorMessage } from '../../../api/errors.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DeletePackage } from './delete-package.tsx';
import { PackageCard } from './package-card.tsx';
import { PackageDialog } from './package-dialog.tsx';
import type { PackageType } from './package-form.ts';

/** What is open above the cards. */
type Opened =
  | { kind: 'form'; type: PackageType; item: AdminPackage | null }
  | { kind: 'delete'; item: AdminPackage };

const NEW = { package: 'New package', credits: 'New credit package' } as const;

/** Plans and credit packages: what is on sale, for how much, and what it gives. */
export function PackagesScreen() {
  const { data, error, refetch, isFetching } = useAllPackages();
  const [type, setType] = useState<PackageType>('package');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const grid = (items: readonly AdminPackage[]) => (
    <PackageGrid
      items={items}
      onEdit={(item) => setOpened({ kind: 'form', type: item.type, item })}
      onDelete={(item) => setOpened({ kind: 'delete', item })}
    />
  );
  return (
    <Page>
      <PageHeader
        title="Package Management"
        lead={data ? `Prices are stored in ${data.currency}, the base currency.` : 'What customers can buy.'}
        actions={
          <>
            <CsvButton fetch={downloadPackages} fileName="wickwise-packages" disabled={!data} />
            <Button
              icon={Plus}
              disabled={!data}
              onClick={() => setOpened({ kind: 'form', type, item: null })}
            >
              {NEW[type]}
            </Button>
          </>
        }
      />
      {data ? (
        <Tabs
          label="Kinds of packages"
          value={type}
          onValue={(id) => setType(id === 'credits' ? 'credits' : 'package')}
          tabs={[
            {
              id: 'package',
              label: 'Main Packages',
              count: data.packages.length,
              content: grid(data.packages),
            },
            {
              id: 'credits',
              label: 'Credit Packages',
              count: data.creditPackages.length,
              content: grid(data.creditPackages),
            },
          ]}
        />
      ) : error ? (
        <ErrorState
          title="Packages could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading />
      )}
      {opened?.kind === 'form' && <PackageDialog {...opened} base={data?.currency ?? ''} onClose={close} />}
      {opened?.kind === 'delete' && <DeletePackage item={opened.item} onClose={close} />}
    </Page>
  );
}

interface GridProps {
  items: readonly AdminPackage[];
  onEdit: (item: AdminPackage) => void;
  onDelete: (item: AdminPackage) => void;
}

const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  },
});

function PackageGrid({ items, onEdit, onDelete }: GridProps) {
  if (items.length === 0)
    return (
      <EmptyState icon={PackageIcon} title="No packages yet">
        What you create here is on sale at once, unless you make it inactive.
      </EmptyState>
    );
  return (
    <CardGrid>
      {items.map((item) => (
        <PackageCard key={item.id} item={item} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />
      ))}
    </CardGrid>
  );
}

function Loading() {
  return (
    <CardGrid aria-busy="true">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {[0, 1, 2].map((card) => (
        <chakra.div key={card} display="grid" gap="4" p="5" borderWidth="1px" borderRadius="control">
          <Skeleton w="50%" />
          <Skeleton w="35%" h="1.75rem" />
          <SkeletonText lines={4} />
        </chakra.div>
      ))}
    </CardGrid>
  );
}
