/**
 * Journeys find what they press by its whole name, because a part of a name may fit a second element that arrives a moment
 * later, and expect things of the page with `eventually`, because a single reading may come a moment too early.
 */
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

const READS = [
  'isVisible',
  'isEnabled',
  'isDisabled',
  'isChecked',
  'isHidden',
  'count',
  'textContent',
  'innerText',
  'inputValue',
  'getAttribute',
];

/** `expect(await locator.isEnabled())` and the like: a single reading, which may come before the page has changed. */
function expectsOneReading(node: ts.CallExpression): boolean {
  const [what] = node.arguments;
  return (
    node.expression.getText() === 'expect' &&
    what !== undefined &&
    ts.isAwaitExpression(what) &&
    READS.includes(called(what.expression))
  );
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
      if (expectsOneReading(node)) faults.push(`${path}: ${node.getText(source)} reads the page once`);
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
    'expect(await page.getByRole(/a/).isEnabled()).toBe(true)',
    'expect(await replies.count()).toBe(20)',
    "expect(await page.locator('a').getAttribute('href')).toBe('/')",
  ])('may not expect anything of a single reading, as in %s', (code) => {
    expect(faultsOf('e2e/x.test.ts', code)).toEqual([expect.stringContaining('reads the page once')]);
  });

  it.each([
    "page.getByRole('button', { name: 'Refund', exact: true })",
    "page.getByRole('button', { name: /^Refund/ })",
    "page.getByRole('alert')",
  ])('may ask for %s', (code) => {
    expect(faultsOf('e2e/x.test.ts', code)).toEqual([]);
  });
});
