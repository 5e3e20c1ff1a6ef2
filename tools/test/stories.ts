/**
 * Runs every story of storybook-static in Chromium: its play function, then axe in both themes.
 * Serves the build on a free loopback port for as long as it takes.
 *
 *   stories.ts [report.json]    writes jest's report to that file
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');
const build = join(root, 'storybook-static');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const server = createServer((request, response) => {
  const path = join(build, normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  if (!file.startsWith(build) || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});

if (!existsSync(join(build, 'index.json'))) {
  console.error('storybook-static is missing: run `npm run build:storybook` first.');
  process.exit(1);
}
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const report = process.argv[2];
const runner = spawn(
  'test-storybook',
  [
    '--config-dir',
    'storybook',
    '--url',
    `http://127.0.0.1:${port}`,
    '--index-json',
    '--maxWorkers=2',
    ...(report ? ['--json'] : []),
  ],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '--no-warnings' } },
);
let output = '';
runner.stdout.on('data', (chunk: Buffer) => {
  if (report) output += chunk.toString();
  else process.stdout.write(chunk);
});
runner.on('close', (code) => {
  server.close();
  if (report) writeFileSync(report, output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  process.exitCode = code ?? 1;
});
