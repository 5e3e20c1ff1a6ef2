/** Each kind of control is built once, in the design system. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/testing\/|\/generated\//.test(file);
const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isTest(file));

/** Files of the web that hold a text, sorted. */
const filesWith = (pattern: RegExp, among = sources): string[] =>
  among.filter((file) => pattern.test(read(file))).sort();

const outsideUi = sources.filter((file) => !file.startsWith('web/src/ui/'));
const definitionOf = (name: string) => new RegExp(`\\bexport (?:async )?(?:function|const|class) ${name}\\b`);

describe('controls of the web', () => {
  it.each([
    ['Button', 'web/src/ui/button.tsx'],
    ['LinkButton', 'web/src/ui/button.tsx'],
    ['TextButton', 'web/src/ui/button.tsx'],
    ['IconButton', 'web/src/ui/icon-button.tsx'],
    ['Dialog', 'web/src/ui/dialog.tsx'],
    ['Sheet', 'web/src/ui/sheet.tsx'],
    ['ConfirmDialog', 'web/src/ui/confirm-dialog.tsx'],
    ['Pager', 'web/src/ui/pager.tsx'],
    ['PartNav', 'web/src/ui/part-nav.tsx'],
    ['Tabs', 'web/src/ui/tabs.tsx'],
    ['MenuItem', 'web/src/app/menu-item.tsx'],
    ['ConsoleList', 'web/src/entities/list/console-list.tsx'],
  ])('%s is defined once', (name, file) => {
    expect(filesWith(definitionOf(name))).toEqual([file]);
  });

  it('are not drawn from the elements of the library outside ui', () => {
    expect(filesWith(/from '@chakra-ui\/|<button\b/, outsideUi)).toEqual([]);
  });

  it('that show more than a verb, such as a row, a tab or a mark, are the only plain buttons outside ui', () => {
    expect(filesWith(/chakra\.button|chakra\('button'/, outsideUi)).toEqual([
      'web/src/app/shell/account-menu.tsx',
      'web/src/entities/analysis/picture/layer-toggles.tsx',
      'web/src/entities/analysis/picture/marked-value.tsx',
      'web/src/entities/analysis/samples/sample-charts.tsx',
      'web/src/features/analysis/series/toggle-chip.tsx',
      'web/src/features/currencies/admin/currency-columns.tsx',
      'web/src/features/tutor/chat/quick-start.tsx',
      'web/src/features/tutor/chat/recent-chats.tsx',
      'web/src/features/visitors/landing/features/feature-tabs.tsx',
      'web/src/features/visitors/landing/hero/mark-list.tsx',
      'web/src/features/visitors/landing/hero/replay.tsx',
      'web/src/features/visitors/landing/site-nav.tsx',
      'web/src/features/visitors/tutor/lessons.tsx',
    ]);
  });
});

describe('navigation of the web', () => {
  it('has one look for the entries of a menu, one for parts of a screen and one for the lessons of a topic', () => {
    expect(filesWith(/\[aria-current=/)).toEqual([
      'web/src/app/menu-item.tsx',
      'web/src/features/tutor/lessons/topic-lessons.tsx',
      'web/src/ui/part-nav.tsx',
    ]);
  });

  it('has tabs of its own only on the landing page, where they lie on a picture', () => {
    expect(filesWith(/role="tab"|Tabs\.Trigger/)).toEqual([
      'web/src/features/visitors/landing/features/feature-tabs.tsx',
      'web/src/ui/tabs.tsx',
    ]);
  });
});

/** Texts of the functions that a file hands to timers. */
function timed(file: string, text: string): string[] {
  const found: string[] = [];
  const see = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) ? node.expression.getText().split('.').at(-1) : '';
    if (ts.isCallExpression(node) && called === 'setTimeout') found.push(node.arguments[0]?.getText() ?? '');
    ts.forEachChild(node, see);
  };
  see(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Timers that move the focus, or that open or close a dialog: they wait for another dialog to be gone. */
const outwaits = (callback: string) => /focus|[oO]pen\b|\bset\w*Open|[oO]nClose|dialog/i.test(callback);

describe('dialogs', () => {
  it.each(['dialog', 'sheet', 'confirm-dialog'])('%s tells when it has closed', (name) => {
    // What a dialog takes and what draws it lie beside it: they are fetched apart.
    const parts = globSync(`web/src/ui/${name}{,-props,-frame}.{ts,tsx}`, { cwd: root }).map(read).join('\n');
    expect(parts).toMatch(/onClosed\?: \(\) => void;/);
    expect(parts).toMatch(/=\{(props\.)?onClosed\}/);
  });

  it('are not outwaited by a timer', () => {
    const callbacks = filesWith(/setTimeout\(/).flatMap((file) =>
      timed(file, read(file)).map((text) => ({ file, text })),
    );
    expect(callbacks.length).toBeGreaterThan(5);
    expect(callbacks.filter(({ text }) => outwaits(text))).toEqual([]);
  });

  it.each([
    ['setTimeout(() => input.current?.focus(), 300);'],
    ['window.setTimeout(() => setRefundOpen(true), 200);'],
    ['setTimeout(openDialog);'],
  ])('outwaited by a timer are found: %s', (text) => {
    expect(timed('a.ts', text).filter(outwaits)).toHaveLength(1);
  });
});

it('the length of a day is written once for server, web, tools and journeys', () => {
  const all = globSync(['api/**/*.ts', 'web/src/**/*.{ts,tsx}', 'tools/**/*.ts', 'e2e/**/*.ts'], {
    cwd: root,
  });
  const day = /86_?400_?000|24 \* 60 \* 60(_000| \* 1000)/;
  expect(filesWith(day, all).filter((file) => !file.startsWith('tools/house-rules/'))).toEqual([
    'api/domain/shared-with-web/time.ts',
  ]);
});
