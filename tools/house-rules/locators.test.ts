/** Journeys find what they press by its whole name: a part of a name may fit a second element that arrives a moment later. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isConditionalExpression(node);

const called = (node: ts.Node): string =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : '';

function hasLooseName(options: ts.ObjectLiteralExpression): boolean {
  const value = (key: string): ts.Expression | undefined =>
    options.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === key)
      ?.initializer;
  const name = value('name');
  return name !== undefined && isText(name) && value('exact')?.kind !== ts.SyntaxKind.TrueKeyword;
}

/** What is wrong in a file, one sentence each. */
function faultsOf(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const see = (node: ts.Node): void => {
    const method = called(node);
    if (ts.isCallExpression(node)) {
      const [first, options] = node.arguments;
      const loose =
        (method === 'getByRole' &&
          options !== undefined &&
          ts.isObjectLiteralExpression(options) &&
          hasLooseName(options)) ||
        (method === 'getByLabel' && first !== undefined && isText(first) && options === undefined);
      if (loose) faults.push(`${path}: ${node.getText(source).slice(-80)} is not exact`);
    }
    ts.forEachChild(node, see);
  };
  see(source);
  return faults;
}

describe('the journeys', () => {
  const files = globSync('e2e/**/*.ts', { cwd: root });

  it('find elements by their whole name or by a pattern', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each([
    "page.getByRole('button', { name: 'Refund' })",
    'page.getByRole("button", { name: `Refund ${order}`, exact: false })',
    "page.getByLabel('Email')",
  ])('may not ask for %s', (code) => {
    expect(faultsOf('e2e/x.test.ts', code)).toEqual([expect.stringContaining('is not exact')]);
  });

  it.each([
    "page.getByRole('button', { name: 'Refund', exact: true })",
    "page.getByRole('button', { name: /^Refund/ })",
    "page.getByRole('alert')",
  ])('may ask for %s', (code) => {
    expect(faultsOf('e2e/x.test.ts', code)).toEqual([]);
  });
});
