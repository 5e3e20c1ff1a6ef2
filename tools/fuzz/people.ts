import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { keyScopes } from '../../api/domain/integrations/api-key.ts';
import { tokens } from '../../api/composition/tokens.ts';
import { giveCredits } from '../../api/testing/give-credits.ts';
import { signInAs } from '../../api/testing/referred-orders.ts';
import type { TestApi } from '../../api/testing/start-test-api.ts';
import type { Answer } from './send.ts';

/** What every account of the run has. */
export const password = 'correct horse battery staple';

/** Who may call: a role, or a program with a key. */
export const kinds = [
  'nobody',
  'visitor',
  'user',
  'user with a cookie',
  'partner',
  'admin',
  'key',
  'admin key',
] as const;
export type Kind = (typeof kinds)[number];

type Headers = Record<string, string>;

/** Those who call, each signed in anew when an earlier request has signed it out or deleted it. */
export class People {
  private readonly api: TestApi;
  private readonly known = new Map<Kind, Headers>();
  private readonly emails = new Map<Kind, string>();
  private cookies = '';

  constructor(api: TestApi) {
    this.api = api;
  }

  async headersOf(kind: Kind): Promise<Headers> {
    if (kind === 'nobody') return {};
    if (kind === 'visitor') return this.cookies === '' ? {} : { cookie: this.cookies };
    const known = this.known.get(kind) ?? (await this.signIn(kind));
    this.known.set(kind, known);
    return known;
  }

  /** Email address of the account that calls as this kind. */
  emailOf(kind: Kind): string | undefined {
    return this.emails.get(kind);
  }

  /** What an answer does to who asked: a visitor gets cookies, a lost sign-in is made anew. */
  heed(kind: Kind, { status, code, setCookies }: Answer): void {
    if (kind === 'visitor' && setCookies.length > 0)
      this.cookies = setCookies.map((line) => line.split(';')[0]).join('; ');
    const lost =
      (status === 401 && code === 'access.not_signed_in') || code === 'accounts.two_factor_missing';
    if (lost) this.known.delete(kind);
  }

  private async signIn(kind: Kind): Promise<Headers> {
    const { environment } = this.api;
    switch (kind) {
      case 'user':
        return bearer(await this.register(kind));
      case 'user with a cookie': {
        const token = await this.register(kind);
        return { cookie: `wickwise_session=${token}`, origin: environment.publicUrl };
      }
      case 'partner':
        return this.partner();
      case 'admin':
        return this.admin();
      case 'key':
        return this.key(bearer(await this.register(kind)));
      default:
        return this.key(await this.admin());
    }
  }

  /** An account with the largest plan and some credits; its token. */
  private async register(kind: Kind): Promise<string> {
    const { api } = this;
    const body = { email: `${randomUUID()}@example.com`, full_name: 'Ada Lovelace', password };
    const answer = await api.request.post('/api/auth/register').send(body).expect(201);
    this.emails.set(kind, body.email);
    const { id } = answer.body.user as { id: string };
    await api.database.knex('accounts_users').where({ id }).update({ subscription_tier: 'expert' });
    await giveCredits(api, id, 500);
    return answer.body.token as string;
  }

  private async admin(): Promise<Headers> {
    const passwordHash = await this.api.container.get(tokens.passwords).hash(password);
    const { user, token } = await this.api.signIn({ role: 'admin', passwordHash });
    this.emails.set('admin', user.email);
    await this.enrol(bearer(token));
    return bearer(token);
  }

  /** Sets two-factor sign-in up where the platform asks it of admins: without it they may do nothing else. */
  private async enrol(admin: Headers): Promise<void> {
    const { api } = this;
    const path = '/api/auth/me/two-factor';
    const { body: state } = await api.request.get(path).set(admin).expect(200);
    if (!(state as { required: boolean }).required) return;
    const { body } = await api.request.post(path).set(admin).send({ password }).expect(200);
    const totp_code = codeOf((body as { otpauth_url: string }).otpauth_url, api.clock.now());
    await api.request.post(`${path}/confirm`).set(admin).send({ totp_code }).expect(200);
  }

  private async partner(): Promise<Headers> {
    const name = randomUUID().slice(0, 8);
    const draft = { name, email: `${name}@example.com`, slug: name, commission_rate: 10 };
    await this.api.request
      .post('/api/admin/brands')
      .set(await this.admin())
      .send(draft)
      .expect(201);
    const { Authorization } = await signInAs(this.api, draft.email);
    return { authorization: Authorization };
  }

  private async key(owner: Headers): Promise<Headers> {
    const draft = { name: 'Fuzz', scopes: [...keyScopes] };
    const answer = await this.api.request.post('/api/integrations/keys').set(owner).send(draft).expect(201);
    return bearer(answer.body.secret as string);
  }
}

/** What an authenticator app shows that was set up with this address. */
export function codeOf(otpauthUrl: string, now: Date): string {
  const secret = Secret.fromBase32(new URL(otpauthUrl).searchParams.get('secret') ?? '');
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
