/**
 * Writes a lockfile that says where each package is fetched. Ours names no host; npm then asks for the list of all versions
 * of each package, only to learn that. It puts the registry that is set in place of this host.
 *
 *   node tools/bootstrap/with-addresses.js package-lock.json npm-shrinkwrap.json
 *
 * Plain JavaScript, as it runs before the packages are there, on whatever Node the system has.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const HOST = 'https://registry.npmjs.org';

/** @param {string} lockfile */
export function withAddresses(lockfile) {
  const lock = JSON.parse(lockfile);
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const name = entry.name ?? path.split('node_modules/').at(-1);
    entry.resolved ??= `${HOST}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  return JSON.stringify(lock);
}

const [, , from, to] = process.argv;
if (process.argv[1] === import.meta.filename) writeFileSync(to, withAddresses(readFileSync(from, 'utf8')));
