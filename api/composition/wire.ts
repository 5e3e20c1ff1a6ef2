import type { Container, ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Environment } from './environment.ts';
import { tokens } from './tokens.ts';

export type Bind = ContainerModuleLoadOptions['bind'];

/** Where bound things are taken from. */
export type Source = Pick<Container, 'get' | 'getAll'>;

/** Something that is worked out from what is bound, because it is not bound by itself. */
class Derived<T> {
  readonly read: (from: Source) => T;

  constructor(read: (from: Source) => T) {
    this.read = read;
  }
}

type Need<T> = ServiceIdentifier<T> | Derived<T>;

/** The dependencies that carry the name of a token, and are what is bound under it. */
type ByName<D> = {
  [K in keyof D]-?: K extends keyof typeof tokens
    ? (typeof tokens)[K] extends ServiceIdentifier<D[K]>
      ? K
      : never
    : never;
}[keyof D];

/** The dependencies for which it has to be said where they come from. */
type Unfound<D> = {
  [K in keyof D]-?: K extends ByName<D> ? never : object extends Pick<D, K> ? never : K;
}[keyof D];

/** Where a dependency comes from, by its name in `deps`, or by its class: `{ PlaceOrder }` for `placeOrder: PlaceOrder`. */
type Needs<D, N> = {
  [K in keyof N]: Uncapitalize<K & string> extends infer Name extends keyof D ? Need<D[Name]> : never;
} & { [K in Exclude<Unfound<D>, Uncapitalize<keyof N & string>>]: Need<D[K]> };

/** May be left out when every dependency is found by its name. */
type NeedsOf<D, N> = [Unfound<D>] extends [never] ? [needs?: N & Needs<D, N>] : [needs: N & Needs<D, N>];

/**
 * Binds a class under its own name, or under the token of the port that it implements. A dependency that carries the name
 * of a token is taken from there; `needs` says where every other one comes from. One that is missing, unknown or of another
 * type does not compile.
 */
export function wire<D extends object, T, N extends object>(
  bind: Bind,
  Class: new (deps: D) => T,
  ...needs: NeedsOf<NoInfer<D>, N>
): void;
export function wire<D extends object, P, T extends P, N extends object>(
  bind: Bind,
  token: ServiceIdentifier<P>,
  Class: new (deps: D) => T,
  ...needs: NeedsOf<NoInfer<D>, N>
): void;
export function wire(bind: Bind, ...rest: unknown[]): void {
  const own = typeof rest[0] === 'function';
  const [token, Class, needs] = (own ? [rest[0], ...rest] : rest) as [
    ServiceIdentifier,
    new (deps: object) => unknown,
    object?,
  ];
  bind(token).toDynamicValue(({ get }) => new Class(take(get(tokens.container), needs)));
}

/** Binds what a function makes of its dependencies, which are found as those of a class. */
export function provide<D extends object, P, T extends P, N extends object>(
  bind: Bind,
  token: ServiceIdentifier<P>,
  make: (deps: D) => T,
  ...[needs]: NeedsOf<NoInfer<D>, N>
): void {
  bind(token).toDynamicValue(({ get }) => make(take(get(tokens.container), needs)));
}

/** Calls a function with its dependencies. */
export function call<D extends object, T, N extends object>(
  from: Source,
  make: (deps: D) => T,
  ...[needs]: NeedsOf<NoInfer<D>, N>
): T {
  return make(take(from, needs));
}

/** Everything that is bound to the token. */
export function all<T>(token: ServiceIdentifier<T>): Derived<T[]> {
  return new Derived((from) => from.getAll(token));
}

/** One of the settings. */
export function setting<K extends keyof Environment>(key: K): Derived<Environment[K]> {
  return fromSettings((environment) => environment[key]);
}

/** A value made of the settings. */
export function fromSettings<T>(make: (environment: Environment) => T): Derived<T> {
  return new Derived((from) => make(from.get(tokens.environment)));
}

const byName = new WeakMap<Source, object>();

/** An object whose members are what is bound under the token of the same name, looked up when it is asked for. */
function namesOf(from: Source): object {
  const known = byName.get(from);
  if (known) return known;
  const names = {};
  for (const [name, token] of Object.entries(tokens))
    Object.defineProperty(names, name, { get: () => from.get<unknown>(token) });
  byName.set(from, names);
  return names;
}

function take<D extends object>(from: Source, needs: object = {}): D {
  const deps = Object.create(namesOf(from)) as D;
  for (const [key, need] of Object.entries(needs)) {
    const name = key.charAt(0).toLowerCase() + key.slice(1);
    const value: unknown = need instanceof Derived ? need.read(from) : from.get(need as ServiceIdentifier);
    Object.defineProperty(deps, name, { value, enumerable: true });
  }
  return deps;
}
