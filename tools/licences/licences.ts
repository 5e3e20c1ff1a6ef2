/** The licences of all packages in the lockfiles: which are refused, and the list in docs/licences.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const listPath = join(root, 'docs/licences.md');

export interface LicensedPackage {
  name: string;
  version: string;
  /** An SPDX expression; empty where the package states none. */
  licence: string;
  /** Needed only to build and test, never delivered. */
  tool: boolean;
}

interface LockEntry {
  version: string;
  license?: string;
  dev?: boolean;
}

/** SPDX names that ask nothing of our own source. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages under another licence that are accepted all the same, and why. */
const exceptions = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, loaded unchanged as a shared library that anybody can replace',
  },
];

/** Versions that state their licence in their LICENSE file alone. */
const statedInFile: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

/** Every package of lockfiles, for all platforms, by name and version. */
export function packagesOf(...lockfiles: string[]): LicensedPackage[] {
  const entries = lockfiles.flatMap((lockfile) =>
    Object.entries((JSON.parse(lockfile) as { packages: Record<string, LockEntry> }).packages),
  );
  const found = new Map<string, LicensedPackage>();
  for (const [path, { version, license = '', dev = false }] of entries) {
    if (path === '') continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name}@${version}`;
    const licence = license || (statedInFile[key] ?? '');
    found.set(key, { name, version, licence, tool: dev && (found.get(key)?.tool ?? true) });
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** The packages whose licence is neither accepted nor named as an exception. */
export function refusedOf(packages: LicensedPackage[]): string[] {
  return packages
    .filter((entry) => !alternatives(entry.licence).some((names) => names.every(permits(entry))))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence || 'no licence stated'}`);
}

/** The list as docs/licences.md must hold it. */
export function licenceList(packages: LicensedPackage[]): string {
  return [
    '# Licences of the packages',
    '',
    'Every package in a `package-lock.json`, for all platforms. Written by `make licences`; a test fails when it is not current,',
    'and when a licence is neither accepted nor an exception (`tools/licences/licences.ts`).',
    '',
    ...exceptions.map(
      ({ name, licence, reason }) => `Exception: ${licence} for \`${name.source}\`: ${reason}.`,
    ),
    '',
    '| package | version | licence | used |',
    '| --- | --- | --- | --- |',
    ...packages.map(
      ({ name, version, licence, tool }) =>
        `| ${name} | ${version} | ${licence} | ${tool ? 'to build and test' : 'in the product'} |`,
    ),
    '',
  ].join('\n');
}

/** That of the repository, and that of the one bench whose packages nobody else needs. */
export const readLockfiles = (): string[] =>
  ['package-lock.json', 'tools/bench-web/package-lock.json'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
export const readLicenceList = (): string => readFileSync(listPath, 'utf8');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** `(A OR B)` leaves a choice between licences; `A AND B` asks for both. Other forms are one unknown name. */
function alternatives(licence: string): string[][] {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .map((choice) => choice.split(' AND '));
}

function permits({ name }: LicensedPackage): (licence: string) => boolean {
  return (licence) =>
    accepted.has(licence) ||
    exceptions.some((exception) => exception.name.test(name) && exception.licence === licence);
}

if (import.meta.main) writeFileSync(listPath, licenceList(packagesOf(...readLockfiles())));
