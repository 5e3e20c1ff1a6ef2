import { withAddresses } from './with-addresses.js';

interface Lock {
  packages: Record<string, { name?: string; version: string; resolved?: string }>;
}

const addressOf = (path: string, entry: Lock['packages'][string]) => {
  const lock = { packages: { '': { version: '1.0.0' }, [path]: entry } };
  return (JSON.parse(withAddresses(JSON.stringify(lock))) as Lock).packages[path]?.resolved;
};

describe('the lockfile by which packages are installed', () => {
  it.each([
    ['a package', 'node_modules/koa', { version: '3.3.0' }, 'koa/-/koa-3.3.0.tgz'],
    ['one of a scope', 'node_modules/@koa/router', { version: '15.7.0' }, '@koa/router/-/router-15.7.0.tgz'],
    ['one within another', 'node_modules/a/node_modules/@b/c', { version: '1.0.0' }, '@b/c/-/c-1.0.0.tgz'],
    [
      'one under another name',
      'node_modules/pretty-format/node_modules/react-is-18',
      { name: 'react-is', version: '18.3.1' },
      'react-is/-/react-is-18.3.1.tgz',
    ],
  ])('says where %s is fetched', (_, path, entry, address) => {
    expect(addressOf(path, entry)).toBe(`https://registry.npmjs.org/${address}`);
  });

  it('leaves an address that is there, and all else', () => {
    const lock = {
      lockfileVersion: 3,
      packages: {
        '': { name: 'wickwise', version: '0.1.0' },
        'node_modules/a': { version: '1.0.0', resolved: 'https://example.com/a.tgz', integrity: 'sha512-a' },
      },
    };
    expect(JSON.parse(withAddresses(JSON.stringify(lock)))).toEqual(lock);
  });
});
