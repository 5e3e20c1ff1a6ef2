import { useOwnBrand } from '../../../api/brand.ts';
import type { Brand } from '../../../api/brand.ts';
import { ReferralLink } from '../../../entities/referral/referral-link.tsx';
import { formatDay } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Box, Flex, Grid, Stack } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { Facts } from './facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { QrCode } from './qr-code.tsx';

/** The referral link, how the brand looks to visitors, and what only the operator can change. */
export function ProfileScreen() {
  const { data, error, refetch, isFetching } = useOwnBrand();
  return (
    <Page>
      <PageHeader title="Profile" lead="Your referral link, and how visitors who follow it see your brand." />
      {error && (
        <Alert
          action={
            <Button size="sm" variant="outline" busy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          Failed to load profile
        </Alert>
      )}
      {data && <Loaded brand={data.brand} />}
      {!data && !error && (
        <Panel title="Referral link">
          <SkeletonText lines={6} />
        </Panel>
      )}
    </Page>
  );
}

function Loaded({ brand }: { brand: Brand }) {
  return (
    <>
      <Grid
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="5"
        alignItems="start"
      >
        <Panel title="Referral link">
          <Stack gap="4">
            <ReferralLink url={brand.referral_url} label="Your referral link" />
            <Flex
              gap="6"
              direction={{ base: 'column', sm: 'row' }}
              align={{ base: 'stretch', sm: 'flex-start' }}
            >
              <Box flex="1" minW="0">
                <Facts
                  facts={[
                    ['Slug', brand.slug],
                    ['Commission rate', `${brand.commission_rate}%`],
                  ]}
                />
              </Box>
              <Box flexShrink="0" alignSelf="center">
                <QrCode text={brand.referral_url} name={brand.slug} />
              </Box>
            </Flex>
          </Stack>
        </Panel>
        <Panel title="Account">
          <Facts
            facts={[
              ['Email', brand.email],
              [
                'Status',
                <Badge key="status" tone={brand.status === 'active' ? 'success' : 'plain'}>
                  {brand.status === 'active' ? 'Active' : 'Inactive'}
                </Badge>,
              ],
              ['Created', formatDay(brand.created_at)],
              ['Last updated', formatDay(brand.updated_at)],
            ]}
          />
        </Panel>
      </Grid>
      <ProfileForm brand={brand} />
    </>
  );
}
