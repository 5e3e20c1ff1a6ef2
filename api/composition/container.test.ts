import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { classes } from './classes.ts';
import { createContainer } from './container.ts';
import { readEnvironment } from './environment.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import { tokens } from './tokens.ts';
import { all, call, setting } from './wire.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wickwise-container-'));
const environment = readEnvironment({
  DATA_DIR: dataDir,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SECRET_KEY: 'a secret that only tests know, 32+',
});
if (!environment.ok) throw new Error('Bad test settings');
const container = await createContainer(environment.value, createLogger('silent'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the container', () => {
  it('has something bound to every token', () => {
    const unbound = Object.entries(tokens).filter(([, token]) => !container.isBound(token));
    expect(unbound.map(([name]) => name)).toEqual([]);
  });

  it.each(Object.keys(tokens) as (keyof typeof tokens)[])('can make what is bound to %s', (name) => {
    expect(container.getAll<unknown>(tokens[name])).not.toContain(undefined);
  });

  it.each(Object.entries(classes))('can make %s', (_, Class) => {
    expect(container.get<unknown>(Class)).toBeInstanceOf(Class);
  });

  it('[D-040] hashes passwords at the cost of production, which test apis do not', async () => {
    expect(await container.get(tokens.passwords).hash('difference engine')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  it('makes each thing once', () => {
    expect(container.get(tokens.orders)).toBe(container.get(tokens.orders));
  });
});

describe('dependencies', () => {
  it('are found by the name of their token', () => {
    const clockOf = ({ clock }: { clock: { now(): Date } }) => clock;
    expect(call(container, clockOf)).toBe(container.get(tokens.clock));
  });

  it('are taken from where they are said to be', () => {
    const itself = (deps: { now: { now(): Date }; tasks: { name: string }[]; port: number }) => deps;
    const made = call(container, itself, {
      now: tokens.clock,
      tasks: all(tokens.jobTask),
      port: setting('port'),
    });
    expect(made.now).toBe(container.get(tokens.clock));
    expect(made.tasks.map(({ name }) => name)).toContain('purge-sessions');
    expect(made.port).toBe(environment.value.port);
  });

  it('are found by the name of their class', () => {
    const counterOf = ({ tryCounter }: { tryCounter: TryCounter }) => tryCounter;
    expect(call(container, counterOf)).toBe(container.get(TryCounter));
  });

  it('do not compile when they are found by no name, or are of another type', () => {
    const unknownOf = ({ nobody }: { nobody: string }) => nobody;
    const wrongOf = ({ clock }: { clock: { tick(): void } }) => clock;
    // @ts-expect-error: nothing is bound under this name
    expect(call(container, unknownOf)).toBeUndefined();
    // @ts-expect-error: the clock does not tick
    expect(call(container, wrongOf)).toBe(container.get(tokens.clock));
  });
});
