/** What the built web carries to everybody: nothing of the server's secrets, and no way to a model provider. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRY, PAGES, filesOf, readManifest } from '../web/scripts/manifest.ts';

const root = join(import.meta.dirname, '..');

function textsIn(directory: string): { name: string; text: string }[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|webmanifest|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: path.slice(directory.length + 1), text: readFileSync(path, 'utf8') }));
}

it('[D-021] the web that was built holds no key, no library and no address of a model provider', () => {
  const files = textsIn(join(root, 'web/dist'));
  expect(files.length).toBeGreaterThan(5);
  const telling = files.filter(({ text }) =>
    /api\.anthropic|@anthropic|anthropic-version|ANTHROPIC_|\bsk-[a-z0-9]{3,}|API_KEY|SECRET_KEY/i.test(text),
  );
  expect(telling.map(({ name }) => name)).toEqual([]);
});

it('[W-384] the build lists the scripts of every page, and each of them is there', () => {
  const dist = join(root, 'web/dist');
  const listed = JSON.parse(readFileSync(join(dist, 'page-files.json'), 'utf8')) as Record<string, string[]>;
  const table = readFileSync(join(root, 'web/src/app/page-table.ts'), 'utf8');
  expect(Object.keys(listed)).toHaveLength(table.match(/await import\(/g)?.length ?? 0);
  for (const path of ['/dashboard', '/history/:id', '/account'])
    expect(listed[path]?.length).toBeGreaterThan(0);
  for (const file of Object.values(listed).flat()) expect(existsSync(join(dist, file))).toBe(true);
});

it('[W-425] no page loads what sends before something is sent', () => {
  const manifest = readManifest(join(root, 'web/dist'));
  const sender = manifest['src/api/http-client.ts']?.file;
  expect(sender).toBeDefined();
  const screens = Object.keys(manifest).filter((module) => /-(?:screen|page)\.tsx$/.test(module));
  expect(screens.length).toBeGreaterThan(30);
  for (const screen of screens)
    expect([screen, [...filesOf(manifest, [ENTRY, ...PAGES, screen])].includes(sender!)]).toEqual([
      screen,
      false,
    ]);
});

it('[W-426] every document carries the rules of all pages, and no script makes them', () => {
  const dist = join(root, 'web/dist');
  for (const document of ['index.html', 'app.html']) {
    const [, rules = ''] =
      /<style data-global-rules(?:="")?>(.*?)<\/style>/s.exec(readFileSync(join(dist, document), 'utf8')) ??
      [];
    for (const part of ['box-sizing:border-box', '--ww-colors-fg', '@keyframes breathe', 'text-wrap:balance'])
      expect([document, rules.includes(part)]).toEqual([document, true]);
  }
  const makers = textsIn(join(dist, 'assets')).filter(({ text }) => /breathe:|webkit-inner-spin/.test(text));
  expect(makers.map(({ name }) => name)).toEqual([]);
});

it('[D-021] a build with keys in its environment takes none of them in', () => {
  const page = mkdtempSync(join(tmpdir(), 'wickwise-page-'));
  try {
    writeFileSync(join(page, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
    writeFileSync(
      join(page, 'main.js'),
      'document.title = JSON.stringify(import.meta.env) + globalThis.process?.env?.ANTHROPIC_API_KEY;',
    );
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      ANTHROPIC_API_KEY: 'marker-key',
      SECRET_KEY: 'marker-secret',
    };
    const options = ['--config', join(root, 'web/vite.config.ts'), '--outDir', 'out', '--logLevel', 'error'];
    execFileSync(join(root, 'node_modules/.bin/vite'), ['build', page, ...options], { cwd: root, env });
    const built = textsIn(join(page, 'out'))
      .map(({ text }) => text)
      .join('\n');
    expect(built).toContain('BASE_URL');
    expect(built).not.toContain('marker-');
  } finally {
    rmSync(page, { recursive: true });
  }
});
