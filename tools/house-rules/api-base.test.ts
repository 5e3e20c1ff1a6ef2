import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The module that calls the api, built as the web is, with this base. */
function built(base: string | undefined): string {
  const script = `
    import { build } from 'vite';
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        lib: { entry: 'web/src/api/http.ts', formats: ['es'] },
        rollupOptions: { external: ['axios'] },
      },
    }))[0];
    console.log(output.map(({ code }) => code).join(""));`;
  const { VITE_API_BASE: _, NODE_OPTIONS: __, ...rest } = process.env;
  const env = base === undefined ? rest : { ...rest, VITE_API_BASE: base };
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
}

describe('[V-186] where the web finds the api', () => {
  it('is a setting of the build, /api by default', () => {
    expect(built(undefined)).toMatch(/apiBase = [^;]*"\/api"/);
    const elsewhere = built('https://api.example.com/v1');
    expect(elsewhere).toContain('"https://api.example.com/v1"');
  });

  it('names no development address', () => {
    const files = globSync(['web/src/**/*.{ts,tsx}', 'web/*.html', 'web/public/**/*.{js,webmanifest}'], {
      cwd: root,
    });
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      expect([file, readFileSync(join(root, file), 'utf8').includes(':3001')]).toEqual([file, false]);
    }
  });
});
