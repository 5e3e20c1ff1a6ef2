import type { Container, ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Environment } from './environment.ts';
import { classes } from './classes.ts';
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

type Tokens = typeof tokens;
type Classes = typeof classes;

/** The dependencies that carry the name of a token, or of a class of the application, and are what is bound under it. */
type Found<D> = {
  [K in keyof D]-?: K extends keyof Tokens
    ? Tokens[K] extends ServiceIdentifier<D[K]>
      ? K
      : never
    : Capitalize<K & string> extends infer Name extends keyof Classes
      ? InstanceType<Classes[Name]> extends D[K]
        ? K
        : never
      : never;
}[keyof D];

/** The dependencies for which it has to be said where they come from. */
type Unfound<D> = {
  [K in keyof D]-?: K extends Found<D> ? never : object extends Pick<D, K> ? never : K;
}[keyof D];

/** Where dependencies come from, by their names in `deps`. */
type Needs<D> = { [K in Unfound<D>]: Need<D[K]> } & { [K in Exclude<keyof D, Unfound<D>>]?: Need<D[K]> };

/** May be left out when every dependency is found by its name. */
type NeedsOf<D> = [Unfound<D>] extends [never] ? [needs?: Needs<D>] : [needs: Needs<D>];

type Class<D, T> = new (deps: D) => T;
type DepsOf<C> = C extends Class<infer D, unknown> ? D : never;

/** Of the classes, those with dependencies that are not found, and where these come from. */
type NeedsByClass<C> = {
  [Name in keyof C as [Unfound<DepsOf<C[Name]>>] extends [never] ? never : Name]: Needs<DepsOf<C[Name]>>;
};

/**
 * Binds every class of a context of the application under itself. A dependency that carries the name of a token, or of a
 * class, is taken from there; `needs` says for the classes that have others where these come from. One that is missing,
 * unknown or of another type does not compile.
 */
export function wireAll<C extends Record<string, Class<never, object>>>(
  bind: Bind,
  context: C,
  ...[needs]: object extends NeedsByClass<C> ? [needs?: NeedsByClass<C>] : [needs: NeedsByClass<C>]
): void {
  const given: Record<string, unknown> = needs ?? {};
  const all: Record<string, unknown> = context;
  for (const [name, Class] of Object.entries(all as Record<string, Class<object, object>>))
    bind(Class).toDynamicValue(({ get }) => new Class(take(get(tokens.container), given[name] as object)));
}

/** Binds an adapter under the token of the port that it implements, or under itself. Its dependencies are found in the same way. */
export function wire<D extends object, T>(
  bind: Bind,
  Class: Class<D, T>,
  ...needs: NeedsOf<NoInfer<D>>
): void;
export function wire<D extends object, P, T extends P>(
  bind: Bind,
  token: ServiceIdentifier<P>,
  Class: Class<D, T>,
  ...needs: NeedsOf<NoInfer<D>>
): void;
export function wire(bind: Bind, ...rest: unknown[]): void {
  const own = typeof rest[0] === 'function';
  const [token, Class, needs] = (own ? [rest[0], ...rest] : rest) as [
    ServiceIdentifier,
    Class<object, unknown>,
    object?,
  ];
  bind(token).toDynamicValue(({ get }) => new Class(take(get(tokens.container), needs)));
}

/** Binds what a function makes of its dependencies, which are found in the same way. */
export function provide<D extends object, P, T extends P>(
  bind: Bind,
  token: ServiceIdentifier<P>,
  make: (deps: D) => T,
  ...[needs]: NeedsOf<NoInfer<D>>
): void {
  bind(token).toDynamicValue(({ get }) => make(take(get(tokens.container), needs)));
}

/** Calls a function with its dependencies. */
export function call<D extends object, T>(
  from: Source,
  make: (deps: D) => T,
  ...[needs]: NeedsOf<NoInfer<D>>
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

const uncapitalized = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What is bound, by the name under which it is found; a token before a class of the same name. */
const byName: Record<string, ServiceIdentifier> = {
  ...Object.fromEntries(Object.entries(classes).map(([name, Class]) => [uncapitalized(name), Class])),
  ...tokens,
};

const known = new WeakMap<Source, object>();

/** An object whose members are what is found by their names, looked up when they are asked for. */
function namesOf(from: Source): object {
  const names = known.get(from) ?? {};
  if (known.has(from)) return names;
  for (const [name, identifier] of Object.entries(byName))
    Object.defineProperty(names, name, { get: () => from.get<unknown>(identifier) });
  known.set(from, names);
  return names;
}

function take<D extends object>(from: Source, needs: object = {}): D {
  const deps = Object.create(namesOf(from)) as D;
  for (const [name, need] of Object.entries(needs)) {
    const value: unknown = need instanceof Derived ? need.read(from) : from.get(need as ServiceIdentifier);
    Object.defineProperty(deps, name, { value, enumerable: true });
  }
  return deps;
}
