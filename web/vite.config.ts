import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { leanPackages } from './scripts/lean-packages.ts';
import { leanClient } from './scripts/lean-react.ts';
import { minified } from './scripts/minify.ts';
import { readyTokens } from './scripts/ready-tokens.ts';
import { rulesInDocument } from './scripts/rules-in-document.ts';
import { splitDoors } from './scripts/split-doors.ts';

/** Where the built web finds the api; `src/api/base.ts` and `index.html` read it. */
process.env['VITE_API_BASE'] ??= '/api';

/** The api that a development server talks to; the built web is served by the api itself. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Packages that every page needs: in one file they compress better than in many, and cost a phone one round trip. */
const frame = new RegExp(
  [
    String.raw`rolldown[/\\]runtime`,
    String.raw`node_modules/(react|react-dom|scheduler|react-router|react-router-dom|stylis|react-is)/`,
    'node_modules/(@emotion|@pandacss)/',
    'node_modules/@tanstack/query-core/build/modern/(query|mutation|utils|retryer|infinite|notify|focus|online|environment|subscribable|removable|timeout|thenable)',
    'node_modules/@tanstack/react-query/build/modern/(QueryClientProvider|useQuery|useBaseQuery|errorBoundary|suspense|IsRestoring|QueryError)',
    'node_modules/@chakra-ui/react/dist/esm/(styled-system/(?!create-slot)|preset-base|utils|create-context|merge-)',
  ].join('|'),
);

const source = (path: string): string => new URL(`./src/${path}`, import.meta.url).pathname;
const packaged = (path: string): string => new URL(`../node_modules/${path}`, import.meta.url).pathname;

type Graph = Rolldown.ChunkingContext;

/**
 * Modules that are loaded with the given ones: themselves, what they import, and so on. Packages are not looked into: their
 * index imports all of them, of which little is left in the end. A file takes along what its modules really use of them.
 */
function loadedWith(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    if (next.includes('node_modules')) continue;
    waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
  }
  return found;
}

const entry = source('main.tsx');
const previewWorker = source('entities/analysis/preview/chart-preview-worker.ts');
const landing = source('features/visitors/landing/landing-screen.tsx');
/** Where most arrive once they are signed in: its first view carries nothing that only other pages share. */
const arrival = source('features/insights/dashboard-screen.tsx');
/** It has most to show at first: of what it shares, the small parts come with every page, and it loads none of the files of others for them. */
const result = source('features/analysis/analysis-detail-screen.tsx');
/** It shows what the context of orders sells, to visitors too. */
const pricing = source('app/pricing-page.tsx');
/**
 * Screens of a context that need little of what its others share, the lightest first: what one of them loads travels in a file of that
 * name, and not with pictures and what is drawn on them.
 */
const light = new Map([
  ['analysis-lists', source('features/analysis/analysis-history-screen.tsx')],
  ['analysis-start', source('features/analysis/chart-analysis-screen.tsx')],
  ['selling', pricing],
]);
/** What stands below the first view of a screen shares files as a screen of its context does, so that it fetches none of another context. */
const below = source('features/analysis/result/below.tsx');
/** What every page but the landing loads. */
const everyPage = source('app/page-routes.tsx');

/** Icons and plain boxes: each is a few bytes, and a file of its own is a request. */
const kit =
  /node_modules\/(?:lucide-react\/dist\/esm\/icons|@chakra-ui\/react\/dist\/esm\/components\/(?:badge|center|grid|skeleton|spinner|stack))\/([\w-]+)\./;

/** `circle-alert` and `CircleAlert` are one icon. */
const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();

const icons = readFileSync(
  new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url),
  'utf8',
);

/** An icon has several names: the file of each. */
const fileOfIcon = new Map(
  [...icons.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)].flatMap(
    ([, names = '', file = '']) =>
      names.split(',').map((name) => [plain(name.trim().replace('default as ', '')), plain(file)]),
  ),
);

/** What modules import by name from packages: an index lies between them and the file of an icon. */
function namesIn(modules: Iterable<string>, graph: Graph): Set<string> {
  const lists = [...modules].flatMap((id) => [
    ...(graph.getModuleInfo(id)?.code ?? '').matchAll(/import \{([^}]*)\} from "[\w@]/g),
  ]);
  return new Set(
    lists
      .flatMap(([, names = '']) => names.split(',').map((name) => plain(name.trim().split(' ')[0] ?? '')))
      .map((name) => fileOfIcon.get(name) ?? name),
  );
}

/** Small parts that most pages have some of, without machinery of their own. */
const small =
  /\/web\/src\/(lib\/|ui\/(alert|badge|button|empty-state|error-state|field|icon-button|kbd|page|panel|search-field|segmented-control|select-field|skeleton|spinner|stat-card|text-area|text-field)\.tsx)/;

/** The contract's checks of account forms, with what runs them: only for pages with such a form. */
const checks = /\/web\/src\/api\/(generated\/zod\/accounts|account-checks)|node_modules\/zod\//;

/** `features/analysis/history-screen.tsx` → analysis. */
const contextOf = (screen: string): string =>
  screen === pricing ? 'ordering' : (/\/features\/([^/]+)\//.exec(screen)?.[1] ?? 'other');

/** What something loads: its modules, and the icons and boxes that they name. */
interface Loaded {
  modules: Set<string>;
  names: Set<string>;
}

/** Deals modules to files by what loads them. */
class Files {
  private readonly start: Loaded;
  private readonly landing: Loaded;
  private readonly pages: Loaded;
  /** Each page of the table of pages. */
  private readonly screens: ReadonlyMap<string, Loaded>;
  /** Everything else that is fetched when it is wanted: dialogs, menus, parts of consoles. */
  private readonly others: readonly Loaded[];

  private readonly graph: Graph;

  constructor(graph: Graph) {
    this.graph = graph;
    this.start = this.load(entry);
    this.landing = this.load(landing);
    this.pages = this.load(everyPage);
    const pages = graph.getModuleInfo(source('app/page-table.ts'))?.dynamicallyImportedIds ?? [];
    this.screens = new Map([...pages, below].map((id) => [id, this.load(id)]));
    this.others = this.fetchedLater()
      .filter((id) => !this.screens.has(id))
      .map((id) => this.load(id));
  }

  private fetchedLater(): string[] {
    const roots = new Set([entry]);
    for (const root of roots)
      for (const id of loadedWith([root], this.graph))
        for (const later of this.graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) roots.add(later);
    roots.delete(entry);
    return [...roots];
  }

  private load(root: string): Loaded {
    const modules = loadedWith([root], this.graph);
    return {
      modules,
      names: namesIn(
        [...modules].filter((id) => !id.includes('node_modules')),
        this.graph,
      ),
    };
  }

  of(id: string): string | null {
    const icon = kit.exec(id)?.[1];
    if (id.includes('node_modules') && icon === undefined) return null;
    const isIn = ({ modules, names }: Loaded): boolean =>
      icon === undefined ? modules.has(id) : names.has(plain(icon));
    if (isIn(this.start)) return 'app';
    const screens = [...this.screens].filter(([, loaded]) => isIn(loaded)).map(([screen]) => screen);
    const contexts = new Set(screens.map(contextOf));
    const isShared =
      isIn(this.pages) ||
      small.test(id) ||
      screens.length > 1 ||
      (screens.length === 1 && this.others.some(isIn));
    if (!isShared) return null;
    // The landing page must not wait for what only other pages need.
    if (isIn(this.landing)) return 'app';
    const isOn = (screen: string): boolean => screens.includes(screen);
    if (isIn(this.pages) || isOn(arrival)) return 'pages';
    const [context] = contexts;
    const isAmongContexts = context === undefined || contexts.size > 1;
    const lighter = [...light].find(([, screen]) => contextOf(screen) === context && isOn(screen));
    if ((isOn(result) || isOn(below)) && (isAmongContexts || lighter)) return 'pages';
    if (isAmongContexts) return 'parts';
    if (lighter) return lighter[0];
    return context === contextOf(result) && !isOn(result) ? `${context}-more` : context;
  }
}

let files: Files | undefined;

const fileOf = (id: string, graph: Graph): string | null => (files ??= new Files(graph)).of(id);

export default defineConfig({
  plugins: [
    react(),
    leanPackages(new URL('..', import.meta.url).pathname),
    leanClient(),
    splitDoors(),
    rulesInDocument(),
    readyTokens(),
    minified(),
  ],
  resolve: {
    alias: [
      {
        find: 'hoist-non-react-statics',
        replacement: new URL('./src/lib/no-statics.ts', import.meta.url).pathname,
      },
      // The package names only the build that warns developers.
      { find: /^react-router$/, replacement: packaged('react-router/dist/production/index.mjs') },
    ],
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: api, changeOrigin: true } } },
  preview: { host: '127.0.0.1', port: 4173, proxy: { '/api': { target: api, changeOrigin: true } } },
  worker: {
    format: 'es',
    plugins: () => [minified({ ownCode: true })],
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What a part shares with the thread's script stays in that script: another file would be another request before it can begin.
      output: {
        comments: false,
        codeSplitting: {
          groups: [
            {
              name: (id, graph) =>
                loadedWith([previewWorker], graph).has(id) ? 'chart-preview-worker' : null,
              debugName: 'chart-preview-worker',
            },
          ],
        },
      },
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    // One small style sheet, which is part of the documents.
    cssCodeSplit: false,
    // Inlined data: addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Every browser of the target knows it.
    // What every page has already is not named again beside each part that a page can fetch.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) =>
        files.filter((file) => !/^assets\/(?:rolldown-runtime|frame|app|pages)-/.test(file)),
    },
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // No getter of a package does anything but give.
      treeshake: { propertyReadSideEffects: false },
      output: {
        comments: false,
        codeSplitting: {
          groups: [
            { name: 'frame', test: frame, priority: 5 },
            { name: 'checks', test: checks, priority: 4 },
            // A file takes along what its modules import: those that come first take first.
            {
              name: (id, graph) => (fileOf(id, graph) === 'app' ? 'app' : null),
              debugName: 'app',
              priority: 3,
            },
            {
              name: (id, graph) => (fileOf(id, graph) === 'pages' ? 'pages' : null),
              debugName: 'pages',
              priority: 2,
            },
            {
              name: (id, graph) => (fileOf(id, graph) === 'parts' ? 'parts' : null),
              debugName: 'parts',
              priority: 1.5,
            },
            ...[...light.keys()].map((file, nth) => ({
              name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
              debugName: file,
              priority: 1.4 - nth / 10,
            })),
            { name: fileOf, debugName: 'shared', priority: 1 },
          ],
        },
      },
    },
  },
});
