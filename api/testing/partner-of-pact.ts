import { tokens } from '../composition/tokens.ts';
import { placeReferred } from './referred-orders.ts';
import type { TestApi } from './start-test-api.ts';

/** Takes on the partner Chart School, signs it in under the very word of the pact, and has one order placed through its link. */
export async function signPartnerIn(api: TestApi, token: string, orderId?: string): Promise<void> {
  const { bearer } = await api.signIn({ role: 'admin' });
  const named = {
    name: 'Chart School',
    slug: 'chart-school',
    email: 'partner@example.com',
    commission_rate: 10,
  };
  const made = await api.request.post('/api/admin/brands').set(bearer).send(named);
  if (made.status !== 201) throw new Error(made.text);
  const { container, clock } = api;
  const found = await container.get(tokens.users).findForLogin(named.email);
  const now = clock.now();
  await container.get(tokens.sessions).add({
    id: container.get(tokens.ids).next(),
    userId: found?.user.id ?? '',
    createdAt: now,
    lastUsedAt: now,
    device: null,
    revokedAt: null,
    tokenHash: container.get(tokens.sessionTokens).hash(token),
  });
  if (orderId === undefined) return;
  const click = await api.request.post('/api/referrals/clicks').send({ slug: named.slug });
  const cookie = click.get('Set-Cookie')?.find((line) => line.startsWith('wickwise_ref='));
  const value = cookie?.slice('wickwise_ref='.length).split(';')[0];
  const clickId = await container.get(tokens.referrals).clickIdOf(value);
  await placeReferred(api, { clickId, orderId });
}
