import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceList, packagesOf, readLicenceList, readLockfiles, refusedOf } from './licences.ts';

const root = join(import.meta.dirname, '../..');
const packages = packagesOf(...readLockfiles());
const under = (licence: string, name = 'left-pad') => [{ name, version: '1.0.0', licence, tool: false }];

describe('the licences of the packages', () => {
  it('are all accepted, or exceptions with a reason', () => {
    expect(packages.length).toBeGreaterThan(1000);
    expect(refusedOf(packages)).toEqual([]);
  });

  it('are listed in docs/licences.md as they are now (`make licences` writes it)', () => {
    expect(readLicenceList()).toBe(licenceList(packages));
  });

  it.each(['GPL-2.0-only', 'GPL-3.0-or-later', 'AGPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE', ''])(
    'refuse %j',
    (licence) => {
      expect(refusedOf(under(licence))).toHaveLength(1);
    },
  );

  it('refuse the lesser GPL in a package that is no named exception', () => {
    expect(refusedOf(under('LGPL-3.0-or-later'))).toHaveLength(1);
    expect(refusedOf(under('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'))).toEqual([]);
  });

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('accept %j', (licence) => {
    expect(refusedOf(under(licence))).toEqual([]);
  });

  it('say of a package that both the product and a tool need that the product needs it', () => {
    const lock = {
      packages: {
        'node_modules/a': { version: '1.0.0', license: 'MIT' },
        'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
      },
    };
    expect(packagesOf(JSON.stringify(lock))).toEqual([
      { name: 'a', version: '1.0.0', licence: 'MIT', tool: false },
    ]);
  });
});

describe('the licence of the product', () => {
  it('reserves all rights for as long as package.json says UNLICENSED', () => {
    const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { license: string };
    expect(existsSync(join(root, 'LICENSE'))).toBe(true);
    const reserved = readFileSync(join(root, 'LICENSE'), 'utf8').includes('All rights reserved.');
    expect({ license, reserved }).toEqual({ license, reserved: license === 'UNLICENSED' });
  });
});
