import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebFiles } from './web-files.ts';

let directory: string;
let now = 0;

function build(script: string, at: number): void {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'assets/main.js'), script);
  writeFileSync(join(directory, 'index.html'), script);
  utimesSync(join(directory, 'index.html'), at, at);
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wickwise-files-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const contentOf = async (files: WebFiles, path: string) => (await files.find(path))?.content.toString();

describe('files of the built web', () => {
  it('are found by requests that come at once, before anything was looked at', async () => {
    build('first', 1000);
    const files = new WebFiles(directory, () => now);
    const found = await Promise.all(
      ['/assets/main.js', '/index.html', '/assets/main.js'].map((path) => contentOf(files, path)),
    );
    expect(found).toEqual(['first', 'first', 'first']);
  });

  it('are read once for a build', async () => {
    build('first', 1000);
    const files = new WebFiles(directory, () => now);
    expect(await files.find('/assets/main.js')).toBe(await files.find('/assets/main.js'));
  });

  it('are those of another build a second after it lies there', async () => {
    build('first', 1000);
    const files = new WebFiles(directory, () => now);
    await files.find('/index.html');
    build('second', 2000);
    expect(await contentOf(files, '/index.html')).toBe('first');
    now += 1000;
    expect(await contentOf(files, '/assets/main.js')).toBe('second');
  });

  it('are only those that the directory lists', async () => {
    build('first', 1000);
    const files = new WebFiles(join(directory, 'assets'), () => now);
    expect(await files.find('/../index.html')).toBeNull();
  });
});
