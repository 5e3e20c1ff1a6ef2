import { usePackageList } from '../../../api/catalog.ts';
import { planOf } from '../../../entities/catalog/on-offer.ts';
import { useCurrencies } from '../../../entities/currency/currencies.ts';
import { MoneyText } from '../../../entities/currency/money-text.tsx';
import { CoBrandBand } from '../../../entities/referral/co-brand-header.tsx';
import { Grid, Stack, chakra } from '../../../ui/layout.ts';
import { Logo } from '../../../ui/logo.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ProfileValues } from './profile-values.ts';

/** The plans as on the pricing page, small. */
function Plans() {
  const { current } = useCurrencies();
  const { data } = usePackageList(current?.code ?? null);
  const plans = data?.packages.map(planOf);
  return (
    <Grid gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="2">
      {(plans ?? [null, null, null]).slice(0, 3).map((plan, nth) => (
        <Stack key={plan?.id ?? nth} borderWidth="1px" borderRadius="control" p="3" gap="1.5" minW="0">
          <chakra.span textStyle="label" truncate>
            {plan ? plan.name : <Skeleton w="70%" />}
          </chakra.span>
          {plan ? <MoneyText amount={plan.price} size="sm" /> : <Skeleton w="50%" />}
          <Skeleton h="0.375rem" />
          <Skeleton h="0.375rem" w="80%" />
        </Stack>
      ))}
    </Grid>
  );
}

/** The pricing page as visitors see it who come through the link, with what is in the form now. */
export function BrandPreview({ values }: { values: ProfileValues }) {
  const name = values.name.trim() || 'Your brand';
  const logo = values.logo_url.startsWith('https://') ? values.logo_url : null;
  return (
    <Panel title="Preview of your pricing page" flush>
      <CoBrandBand brand={{ ...values, name, logo_url: logo }} />
      <Stack px="5" py="5" gap="4">
        <Logo size={20} />
        <chakra.p textStyle="title">Choose your plan</chakra.p>
        <Plans />
        <chakra.p textStyle="caption" color="fg.muted">
          Your name, logo and colours stand above pricing and checkout. Text on the band is black or white,
          whichever reads better.
        </chakra.p>
      </Stack>
    </Panel>
  );
}
