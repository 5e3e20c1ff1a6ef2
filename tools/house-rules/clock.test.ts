/** Time comes from outside: what the linter cannot say of the domain and of use cases. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

const isNow = (node: ts.Node): boolean =>
  ts.isNewExpression(node) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'Date' &&
  (node.arguments?.length ?? 0) === 0;

/** What is wrong in a file, one sentence each. */
function faultsOf(path: string, text: string): string[] {
  const faults: string[] = [];
  const see = (node: ts.Node): void => {
    if (isNow(node)) faults.push(`${path}: new Date() reads a clock`);
    if (ts.isAwaitExpression(node) && path.startsWith('api/domain/'))
      faults.push(`${path}: the domain does not wait`);
    ts.forEachChild(node, see);
  };
  see(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return faults;
}

describe('the domain and use cases', () => {
  const files = globSync(['api/domain/**/*.ts', 'api/application/**/*.ts'], { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts') && !path.includes('/testing/'),
  );

  it('read no clock, and the domain waits for nothing', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((path) => faultsOf(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a clock in the domain', 'api/domain/x.ts', 'const at = new Date();', 'reads a clock'],
    ['a clock in a use case', 'api/application/x.ts', 'const at = new Date;', 'reads a clock'],
    ['waiting in the domain', 'api/domain/x.ts', 'async () => { await wait(); };', 'does not wait'],
  ])('may not have %s', (_, path, text, fault) => {
    expect(faultsOf(path, text)).toEqual([expect.stringContaining(fault)]);
  });

  it('may make a date of a time that was given, and use cases may wait', () => {
    expect(faultsOf('api/application/x.ts', 'async () => { await f(new Date(0)); };')).toEqual([]);
  });
});
