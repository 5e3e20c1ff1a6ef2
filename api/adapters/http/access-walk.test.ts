import { randomUUID } from 'node:crypto';
import { tokens } from '../../composition/tokens.ts';
import { keyScopes, type KeyScope } from '../../domain/integrations/api-key.ts';
import { roles, type Role } from '../../domain/shared/role.ts';
import { makers, type Owner } from '../../testing/owned-objects.ts';
import { PartnerWorld } from '../../testing/partner-world.ts';
import { signInAs } from '../../testing/referred-orders.ts';
import { sampleOf } from '../../testing/sample-of-schema.ts';
import { loadContract, type JsonObject, type Operation } from './contract/load-contract.ts';

type Bearer = { Authorization: string };
type Refusal = 'in' | `${401 | 403} ${string}`;

const { operations, document } = loadContract();
const NOT_SIGNED_IN = '401 access.not_signed_in';
const WRONG_ROLE = '403 access.wrong_role';
const EXPERT_ONLY = '403 access.expert_only';
const KEY_SCOPE = '403 access.key_scope';

let world: PartnerWorld;
const people = new Map<string, string>();
beforeAll(async () => {
  world = await PartnerWorld.start();
  const { api } = world;
  for (const role of ['user', 'admin', 'support', 'finance'] as const)
    people.set(role, (await api.signIn({ role })).user.id);
  const { email } = await world.takeOn();
  people.set('brand', (await api.container.get(tokens.users).findForLogin(email))?.user.id ?? '');
  people.set('expert', (await api.signIn({ tier: 'expert' })).user.id);
  people.set('pro', (await api.signIn({ tier: 'pro' })).user.id);
});
afterAll(() => world.api.close());

const idOf = (who: string): string => people.get(who) ?? '';

async function session(userId: string): Promise<Bearer> {
  const { container, clock } = world.api;
  const { token, hash } = container.get(tokens.sessionTokens).issue();
  const [id, now] = [randomUUID(), clock.now()];
  const row = { id, userId, device: null, createdAt: now, lastUsedAt: now, revokedAt: null };
  await container.get(tokens.sessions).add({ ...row, tokenHash: hash });
  return { Authorization: `Bearer ${token}` };
}

async function revokedSession(userId: string): Promise<Bearer> {
  const bearer = await session(userId);
  await world.api.request.post('/api/auth/logout').set(bearer).expect(204);
  return bearer;
}

async function key(
  userId: string,
  scopes: readonly KeyScope[],
  state: 'live' | 'revoked' = 'live',
): Promise<Bearer> {
  const { container, clock } = world.api;
  const { token } = container.get(tokens.sessionTokens).issue();
  const secret = `wk_${token}`;
  const keyHash = container.get(tokens.sessionTokens).hash(secret);
  const record = { id: randomUUID(), userId, name: 'Walk', prefix: secret.slice(0, 11), scopes };
  const times = { createdAt: clock.now(), expiresAt: null, lastUsedAt: null, revokedAt: null };
  const keys = container.get(tokens.apiKeys);
  await container.get(tokens.unitOfWork).run(async (tx) => {
    await keys.add({ ...record, ...times, keyHash }, Infinity, tx);
    if (state === 'revoked') await keys.revoke(userId, record.id, clock.now(), tx);
  });
  return { Authorization: `Bearer ${secret}` };
}

/** Whoever may knock, with what the contract promises them. */
interface Knock {
  who: string;
  header: (operation: Operation) => Promise<Bearer | Record<string, never>>;
  expected: (operation: Operation) => Refusal;
}

/** Scopes beside the operation's own. */
const others = ({ keyScopes: own }: Operation): KeyScope[] =>
  keyScopes.filter((scope) => !own.includes(scope));

/** What was made for one operation serves the next. */
const cached = new Map<string, Promise<Bearer>>();
function cachedAs(name: string, make: () => Promise<Bearer>): Promise<Bearer> {
  const made = cached.get(name) ?? make();
  cached.set(name, made);
  return made;
}
/** For a write that lets its caller in a session of its own, since it may end all that this person has; what is refused ends none. */
const sessionOf = (who: string, expected: Knock['expected']) => (operation: Operation) => {
  const letIn = operation.access.includes('public') || expected(operation) === 'in';
  if (operation.method === 'get' || !letIn) return cachedAs(who, () => session(idOf(who)));
  cached.delete(who);
  return session(idOf(who));
};
const keyOf = (who: string) => () => cachedAs(`${who} key`, () => key(idOf(who), keyScopes));

function byRole(role: Role, tier: 'none' | 'expert' = 'none') {
  return ({ access, tier: needed }: Operation): Refusal => {
    if (!access.includes(role)) return WRONG_ROLE;
    return needed !== null && tier !== needed && role !== 'admin' ? EXPERT_ONLY : 'in';
  };
}

/** A key opens what names a scope, as far as its owner may call it. */
function byKey(whose: (operation: Operation) => Refusal) {
  return (operation: Operation): Refusal => (operation.keyScopes.length === 0 ? KEY_SCOPE : whose(operation));
}

const knocks: Knock[] = [
  { who: 'nobody', header: async () => ({}), expected: () => NOT_SIGNED_IN },
  {
    who: 'revoked token',
    header: () => cachedAs('revoked token', () => revokedSession(idOf('admin'))),
    expected: () => NOT_SIGNED_IN,
  },
  ...roles.map((role) => ({ who: role, header: sessionOf(role, byRole(role)), expected: byRole(role) })),
  {
    who: 'expert user',
    header: sessionOf('expert', byRole('user', 'expert')),
    expected: byRole('user', 'expert'),
  },
  {
    who: 'revoked key',
    header: () => cachedAs('revoked key', () => key(idOf('expert'), keyScopes, 'revoked')),
    expected: () => NOT_SIGNED_IN,
  },
  { who: 'key without the plan', header: keyOf('pro'), expected: () => EXPERT_ONLY },
  {
    who: 'key without the scope',
    header: (operation) =>
      cachedAs(`key beside ${operation.keyScopes}`, () => key(idOf('expert'), others(operation))),
    expected: () => KEY_SCOPE,
  },
  { who: 'key with every scope', header: keyOf('expert'), expected: byKey(byRole('user', 'expert')) },
  { who: 'admin’s key with every scope', header: keyOf('admin'), expected: byKey(byRole('admin')) },
];

async function call(operation: Operation, path: string, header: object, body?: object) {
  const answer = await fetch(`${world.api.origin}/api${path}`, {
    method: operation.method.toUpperCase(),
    headers: { ...header, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const code = answer.status >= 400 ? (JSON.parse(text).code as string) : '';
  return { status: answer.status, code };
}

const emptyBody = ({ requestTypes }: Operation): object | undefined =>
  requestTypes['application/json'] ? {} : undefined;

const filled = (path: string, values: Record<string, string> = {}): string =>
  path.replaceAll(
    /\{(\w+)\}/g,
    (_all, name: string) => values[name] ?? '00000000-0000-4000-8000-000000000000',
  );

describe('[D-032] [D-033] every operation of the contract × everybody', () => {
  it('says on every operation who may call it, and which scopes of keys there are', () => {
    expect(operations.length).toBeGreaterThan(100);
    for (const { id, access, keyScopes: scopes } of operations) {
      expect([id, access]).toEqual([id, expect.arrayContaining([expect.any(String)])]);
      expect([...roles, 'public']).toEqual(expect.arrayContaining(access));
      expect(keyScopes).toEqual(expect.arrayContaining(scopes));
      // A key is of a user or an admin: a scope where neither may call would open nothing.
      if (scopes.length > 0) expect([id, access]).toEqual([id, expect.arrayContaining(['user'])]);
    }
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const open = operation.access.includes('public');
    // The allowance of keys begins anew.
    world.api.clock.pass({ minutes: 1 });
    const wanted: Record<string, Refusal> = {};
    const found: Record<string, string> = {};
    for (const { who, header, expected } of knocks) {
      wanted[who] = open ? 'in' : expected(operation);
      const { status, code } = await call(
        operation,
        filled(operation.path),
        await header(operation),
        emptyBody(operation),
      );
      // Let in: whatever comes of an empty request, it is about what was asked, not about who asks.
      const refused = code.startsWith('access.') || status === 401 || status === 403;
      const missing = status === 404 && !operation.path.includes('{');
      const broken = status === 500;
      found[who] = refused || missing || broken ? `${status} ${code}` : 'in';
      expect([who, Object.keys(operation.responseTypes)]).toEqual([
        who,
        expect.arrayContaining([String(status)]),
      ]);
    }
    expect(found).toEqual(wanted);
  });
});

it('[O-108] opens nothing of admins and partners to a plain user', async () => {
  const closed = operations.filter(({ access }) => !access.includes('public') && !access.includes('user'));
  expect(closed.length).toBeGreaterThan(50);
  for (const operation of closed) {
    const header = await sessionOf('user', byRole('user'))(operation);
    const { status } = await call(operation, filled(operation.path), header, emptyBody(operation));
    expect([operation.id, status]).toEqual([operation.id, 403]);
  }
});

/** Operations about something that belongs to somebody: named in the path, and not for staff alone. */
const owned = operations.filter(
  ({ path, access }) =>
    path.includes('{') &&
    !access.includes('public') &&
    access.some((who) => who === 'user' || who === 'brand'),
);
const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

async function user(): Promise<Owner> {
  const { user: person, bearer } = await world.api.signIn({ tier: 'expert' });
  return { userId: person.id, bearer, clickId: null };
}

async function partner(): Promise<Owner> {
  const { brand, clickId } = await world.referred();
  return { userId: brand.id, bearer: await signInAs(world.api, brand.email), clickId };
}

function requestOf(operation: Operation): { query: string; headers: Record<string, string>; body?: object } {
  const required = operation.parameters.filter(
    ({ required: needed, in: location }) => needed && location !== 'path',
  );
  const value = (schema: JsonObject): string => String(sampleOf(document, schema));
  const query = new URLSearchParams(
    Object.fromEntries(
      required.filter((each) => each.in === 'query').map(({ name, schema }) => [name, value(schema)]),
    ),
  );
  const headers = Object.fromEntries(
    required.filter((each) => each.in === 'header').map(({ name, schema }) => [name, value(schema)]),
  );
  const schema = operation.requestTypes['application/json'];
  const body = schema ? { body: sampleOf(document, { $ref: schema }) as JsonObject } : {};
  return { query: query.size > 0 ? `?${query}` : '', headers, ...body };
}

describe('[D-032] what belongs to somebody else is not there', () => {
  it.each(owned.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const names = namesIn(operation.path);
    for (const name of names) expect(Object.keys(makers)).toContain(name);
    const maker = makers[names.at(-1) ?? ''];
    if (!maker) return;
    const forPartners = !operation.access.includes('user');
    const make = forPartners ? partner : user;
    const [owner, stranger] = [await make(), await make()];
    const { query, headers, body } = requestOf(operation);
    const path = filled(operation.path, await maker(world, owner)) + query;
    const ask = (bearer: object) => call(operation, path, { ...headers, ...bearer }, body);

    const strangers: Record<string, Bearer> = {
      [forPartners ? 'another brand' : 'another user']: stranger.bearer,
    };
    if (operation.access.includes('admin')) strangers.admin = await session(idOf('admin'));
    if (operation.keyScopes.length > 0)
      strangers['another user’s key'] = await key(stranger.userId, keyScopes);
    for (const [who, bearer] of Object.entries(strangers)) {
      const { status, code } = await ask(bearer);
      expect([who, status, code]).toEqual([who, 404, expect.not.stringMatching(/^(access|request)\./)]);
    }
    // The same request of the owner shows that there was something to hide from others.
    const { status, code } = await ask(owner.bearer);
    expect(`${status} ${code}`).not.toMatch(/^(400|401|403|404) /);
  });
});
