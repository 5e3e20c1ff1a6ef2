/**
 * Before the tests of the project "web": a browser's globals in this very process, and modules as vite would load them.
 * Packages are evaluated once for all files; the web's own modules anew for each file, so that none finds what another
 * left in them.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, setSourceMapsSupport } from 'node:module';
import { join } from 'node:path';
import { URL, fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { putUpBrowser } from './browser-globals.js';
import { countLongTimers } from './long-timers.js';

// An error names the line that was written, not the one that was compiled of it; of packages nobody reads the lines.
setSourceMapsSupport(true);

const here = import.meta.dirname;
const addressOf = (name) => pathToFileURL(join(here, name)).href;
const OWN = pathToFileURL(join(here, '../../web/src/')).href;
/** Constant and dear: the same one for all files. */
const ALIKE = /\/web\/src\/ui\/theme\/system\.ts/;
/** Stands before the first line of each file of tests, on the same line. */
const FIRST = [
  `import { leaveNothing } from '${addressOf('leave-nothing.js')}';`,
  `import { toast as itsToasts } from '${OWN}ui/toast/toasts.ts';`,
  'leaveNothing(itsToasts); ',
].join(' ');

/** What was compiled, by path. */
const compiled = new Map();

function compile(path) {
  const known = compiled.get(path);
  if (known !== undefined) return known;
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: path.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  });
  compiled.set(path, code);
  return code;
}

/** The address of a module; generated ones are named without an ending. */
function find(specifier, context, next) {
  if (!specifier.startsWith('.') || /\.(tsx?|js|json)$/.test(specifier)) return next(specifier, context);
  for (const ending of ['.ts', '/index.ts']) {
    try {
      return next(`${specifier}${ending}`, context);
    } catch (error) {
      if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    }
  }
  return next(specifier, context);
}

function resolve(specifier, context, next) {
  if (!context.parentURL?.startsWith(OWN)) return next(specifier, context);
  const stub = (name) => ({ url: addressOf(name), shortCircuit: true });
  if (specifier === '@jest/globals') return stub('jest-globals.js');
  if (/\.(css|png|webp)$/.test(specifier)) return stub('empty-module.js');
  const found = find(specifier, context, next);
  if (!found.url.startsWith(OWN) || ALIKE.test(found.url)) return found;
  // The runner puts a number behind the address of each file of tests; all that it brings in carries the same.
  return { ...found, url: found.url + new URL(context.parentURL).search };
}

function load(url, context, next) {
  const [address] = url.split('?');
  const ours = (source) => ({ format: 'module', source, shortCircuit: true });
  if (!address.startsWith('file:') || address.includes('/node_modules/')) return next(url, context);
  if (address.endsWith('.json'))
    return ours(`export default ${readFileSync(fileURLToPath(address), 'utf8')}`);
  if (!address.startsWith(OWN) || !/\.tsx?$/.test(address)) return next(url, context);
  const source = compile(fileURLToPath(address));
  return ours(/\.test\.tsx?$/.test(address) ? FIRST + source : source);
}

registerHooks({ resolve, load });
countLongTimers();
putUpBrowser();
