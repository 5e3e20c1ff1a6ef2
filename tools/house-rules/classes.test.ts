import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
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
