import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** The verbs that operations of the contract begin with: a class named like one is a use case. */
const verbs = new Set(
  globSync('contract/paths/*/*.yaml', { cwd: root }).map(
    (path) => /([a-z]+)[^/]*\.yaml$/.exec(path)?.[1] ?? '',
  ),
);

const isPrivate = (member: ts.ClassElement) =>
  (member.name !== undefined && ts.isPrivateIdentifier(member.name)) ||
  (ts.canHaveModifiers(member) &&
    ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) === true);

/** Whether a method does nothing but call another with what it was given. */
function onlyForwards({ parameters, body }: ts.MethodDeclaration): boolean {
  const [only, more] = body?.statements ?? [];
  if (!only || more || !ts.isReturnStatement(only) || !only.expression) return false;
  const value = ts.isAwaitExpression(only.expression) ? only.expression.expression : only.expression;
  const given = new Set(parameters.map(({ name }) => (ts.isIdentifier(name) ? name.text : '')));
  return (
    ts.isCallExpression(value) &&
    value.arguments.every((each) => ts.isIdentifier(each) && given.has(each.text))
  );
}

/** What is wrong with the classes of a file of use cases or stores, one sentence each. */
function faultsOf(path: string, text: string): string[] {
  const faults: string[] = [];
  const application = path.startsWith('api/application/');
  for (const node of ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements) {
    if (!ts.isClassDeclaration(node) || !node.name) continue;
    const name = node.name.text;
    const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const parent = base?.types[0]?.expression;
    if (parent && ts.isIdentifier(parent) && ['Error', 'Model'].includes(parent.text)) continue;
    const parameters = node.members.find(ts.isConstructorDeclaration)?.parameters ?? [];
    const type = parameters[0]?.type;
    const named =
      type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : '';
    if (parameters.length > 1 || (parameters.length === 1 && !named.endsWith('Deps')))
      faults.push(`${path}: ${name} must take one object of type Deps`);
    if (!application) continue;
    const methods = node.members.filter(ts.isMethodDeclaration).filter((member) => !isPrivate(member));
    const names = methods.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ''));
    if (names.includes('run') && names.length > 1)
      faults.push(
        `${path}: ${name} is a use case and must have run() alone in public, not ${names.join(', ')}`,
      );
    if (methods.some((method, index) => names[index] === 'run' && onlyForwards(method)))
      faults.push(`${path}: ${name} only forwards a call: let its caller make the call`);
    const verb = /^[A-Z][a-z]+/.exec(name)?.[0].toLowerCase() ?? '';
    if (verbs.has(verb) && !names.includes('run'))
      faults.push(`${path}: ${name} is named like a use case and must have run()`);
  }
  return faults;
}

/** The classes of the application that nobody makes with `new`: composition makes them, and finds them in the index of their context. */
function forComposition(paths: readonly string[]): string[] {
  const texts = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const all = texts.map(({ text }) => text).join('\n');
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(/^export class (\w+)/gm)]
      .filter(([, name = '']) => !new RegExp(`(new|extends) ${name}\\b`).test(all))
      .map(([, name = '']) => `${dirname(path)}: export { ${name} } from './${basename(path)}';`),
  );
}

it('every context lists its classes in its index, by which composition finds them', () => {
  const indexes = globSync('api/application/*/index.ts', { cwd: root });
  const listed = indexes.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => `${dirname(path)}: ${line}`),
  );
  const files = globSync('api/application/**/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  expect(listed.toSorted()).toEqual(forComposition(files).toSorted());
});

it('every class of the application is depended on by its name', () => {
  const sources = globSync('api/**/*.ts', { cwd: root }).filter(
    (path) => !/\.test\.ts$|^api\/testing\//.test(path),
  );
  const texts = sources
    .filter((path) => !/^api\/application\/[^/]+\/index\.ts$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  const names = globSync('api/application/*/index.ts', { cwd: root }).flatMap(
    (path) => readFileSync(join(root, path), 'utf8').match(/[A-Z]\w+/g) ?? [],
  );
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const name of new Set(text.match(/\b[A-Z]\w+/g))) uses.set(name, (uses.get(name) ?? 0) + 1);
  expect(names.filter((name) => (uses.get(name) ?? 0) < 2)).toEqual([]);
});

/** What takes dependencies apart by a rest or a spread, which finds none: they are looked up when they are asked for. */
function copiesOfDeps(path: string, text: string): string[] {
  const copies: string[] = [];
  const isDeps = (name: string) => /(Deps|UseCases)$|^(deps|useCases)$/.test(name);
  const visit = (node: ts.Node): void => {
    const isRest = ts.isParameter(node) && ts.isObjectBindingPattern(node.name) && node.type;
    if (isRest && node.name.getText().includes('...') && isDeps(isRest.getText())) copies.push(path);
    if (ts.isSpreadAssignment(node) && isDeps(node.expression.getText().split('.').at(-1) ?? ''))
      copies.push(path);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return copies;
}

describe('dependencies', () => {
  const files = globSync(['api/application/**/*.ts', 'api/adapters/**/*.ts'], { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts') && !path.includes('/generated/'),
  );

  it('are nowhere copied by a rest or a spread', () => {
    expect(files.flatMap((path) => copiesOfDeps(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a rest', 'function a({ clock, ...others }: TutorUseCases) {}'],
    ['a spread', 'const all = { ...this.deps };'],
  ])('are found where %s copies them', (_, text) => {
    expect(copiesOfDeps('a.ts', text)).toEqual(['a.ts']);
  });
});

describe('classes of use cases and stores', () => {
  const files = globSync(['api/application/**/*.ts', 'api/adapters/postgres/**/*.ts'], { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );

  it('all take one object of dependencies, and use cases have run() alone', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each([
    [
      'two parameters',
      'class PlaceOrder { constructor(orders: Orders, clock: Clock) {} run() {} }',
      'one object',
    ],
    [
      'a parameter that is no object of dependencies',
      'class PlaceOrder { constructor(orders: Orders) {} run() {} }',
      'one object',
    ],
    [
      'several public methods',
      'class PlaceOrder { constructor(deps: Deps) {} run() {} undo() {} }',
      'run() alone',
    ],
    [
      'a run() that only forwards',
      'class GetOrder { constructor(deps: Deps) {} async run(id: string) { return await this.deps.orders.find(id); } }',
      'only forwards',
    ],
    [
      'another name than run',
      'class CreateOrder { constructor(deps: Deps) {} execute() {} }',
      'must have run()',
    ],
  ])('are found with %s', (_, text, fault) => {
    expect(faultsOf('api/application/ordering/place-order.ts', text).join()).toContain(fault);
  });

  it('may have several methods when they are named for a thing', () => {
    const text = 'class FileAddresses { constructor(deps: Deps) {} of() {} signed() {} private sign() {} }';
    expect(faultsOf('api/application/analysis/file-addresses.ts', text)).toEqual([]);
  });
});
