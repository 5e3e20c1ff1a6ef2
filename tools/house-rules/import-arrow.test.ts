/** Each named rule of the import arrow goes red for the break it forbids. The tree itself is checked by `make lint`. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};

/** rule → [file that breaks it, what it imports]. */
const breaks: Record<string, [string, string]> = {
  'domain-imports-itself-only': ['api/domain/ordering/order.ts', '../catalog/package.ts'],
  'ports-import-domain-only': ['api/ports/store.ts', '../application/place-order.ts'],
  'ports-hold-no-library': ['api/ports/library.ts', 'zod'],
  'application-imports-domain-and-ports': [
    'api/application/ordering/place-order.ts',
    '../../adapters/mail/smtp.ts',
  ],
  'application-holds-no-library': ['api/application/ordering/library.ts', 'zod'],
  'only-composition-takes-all-use-cases': ['api/adapters/http/all.ts', '../../application/ordering/index.ts'],
  'http-imports-application-and-domain': ['api/adapters/http/handler.ts', '../mail/smtp.ts'],
  'only-chart-reading-knows-the-reader': [
    'api/application/analysis/read.ts',
    '../../../chart-reader/index.ts',
  ],
  'adapters-import-ports-and-domain': ['api/adapters/images/s3.ts', '../mail/smtp.ts'],
  'outer-adapters-know-no-use-case': ['api/adapters/mail/send.ts', '../../application/place-order.ts'],
  'only-composition-knows-inversify': ['api/adapters/http/container.ts', 'inversify'],
  'objection-and-knex-stay-in-postgres': ['api/adapters/http/query.ts', 'knex'],
  'stripe-stays-in-payments': ['api/adapters/http/pay.ts', 'stripe'],
  'anthropic-stays-in-anthropic': ['api/adapters/narration/ask.ts', '@anthropic-ai/sdk'],
  'web-knows-no-server-code': [
    'web/src/features/ordering/cart.ts',
    '../../../../api/domain/catalog/package.ts',
  ],
  'preview-worker-has-one-door-to-the-reader': [
    'web/src/entities/analysis/preview/chart-preview-worker.ts',
    '../../../../../chart-reader/index.ts',
  ],
  'preview-worker-is-imported-by-none': [
    'web/src/entities/analysis/preview/page.ts',
    './chart-preview-worker.ts',
  ],
  'chart-reader-core-knows-no-node': ['chart-reader/stages/file.ts', 'node:fs'],
  'reader-in-browser-reaches-no-node': ['chart-reader/in-browser.ts', './decode.ts'],
  'rules-shared-with-web-bring-nothing-along': ['api/domain/shared-with-web/card.ts', '../ordering/order.ts'],
  'feature-knows-no-other-feature': ['web/src/features/ordering/other.ts', '../accounts/login.ts'],
  'ui-knows-no-business': ['web/src/ui/button.ts', 'react-router-dom'],
  'generated-client-has-one-door': [
    'web/src/features/accounts/login.ts',
    '../../api/generated/client/accounts/accounts.ts',
  ],
  'lib-imports-nothing-of-ours': ['web/src/lib/money.ts', '../ui/button.ts'],
  'chart-reader-knows-nobody': ['chart-reader/stages/axis.ts', '../../api/domain/catalog/package.ts'],
  'chart-reader-core-has-no-library': ['chart-reader/stages/pixels.ts', 'sharp'],
  'e2e-knows-no-code': ['e2e/journey.ts', '../api/domain/catalog/package.ts'],
  'tools-are-imported-by-none': ['api/application/ordering/tool.ts', '../../../tools/web-build.ts'],
  'no-circle': ['api/domain/catalog/circle-a.ts', './circle-b.ts'],
};

/** What web may take from the domain, and nothing beside it. */
const sharedRules = ['api/domain/shared-with-web/cart.ts', 'api/domain/shared-with-web/money.ts'];
const user = 'web/src/entities/cart/cart-store.ts';

const targets = [
  ...sharedRules,
  'api/domain/catalog/package.ts',
  'api/application/place-order.ts',
  'api/application/ordering/index.ts',
  'api/adapters/mail/smtp.ts',
  'chart-reader/index.ts',
  'chart-reader/decode.ts',
  'tools/web-build.ts',
];

let broken: Set<string>;
let brokenByUser: string[];

beforeAll(() => {
  const scratch = mkdtempSync(join(tmpdir(), 'wickwise-arrow-'));
  try {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(scratch, path)), { recursive: true });
      writeFileSync(join(scratch, path), text);
    };
    for (const path of targets) write(path, 'export const it = 1;\n');
    for (const [file, imported] of Object.values(breaks))
      write(file, `import '${imported}';\nexport const it = 1;\n`);
    write(user, sharedRules.map((path) => `import '../../../../${path}';\n`).join(''));
    write('api/domain/catalog/circle-b.ts', `import './circle-a.ts';\n`);
    write('web/src/api/generated/client/accounts/accounts.ts', 'export const it = 1;\n');
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json'])
      cpSync(join(root, name), join(scratch, name));
    symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/depcruise'),
      [
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        'api',
        'web',
        'chart-reader',
        'tools',
        'e2e',
      ],
      { cwd: scratch, encoding: 'utf8', maxBuffer: 1 << 26, env: { ...process.env, NODE_OPTIONS: '' } },
    );
    const report = JSON.parse(stdout) as {
      summary: { violations: { from: string; rule: { name: string } }[] };
    };
    brokenByUser = report.summary.violations.filter(({ from }) => from === user).map(({ rule }) => rule.name);
    broken = new Set(report.summary.violations.map((violation) => violation.rule.name));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}, 60_000);

it('has a break for every rule', () => {
  expect(Object.keys(breaks).sort()).toEqual(forbidden.map((rule) => rule.name).sort());
});

it.each(Object.keys(breaks))('%s goes red', (rule) => {
  expect([...broken]).toContain(rule);
});

it('[D-068] lets web take the rules shared with it', () => {
  expect(brokenByUser).toEqual([]);
});
