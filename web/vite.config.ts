import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';

/** The api that a development server talks to; the built web is served by the api itself. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Packages that every page needs: in one file they compress better than in many, and cost a phone one round trip. */
const frame = new RegExp(
  [
    String.raw`node_modules/(react|react-dom|scheduler|react-router|react-router-dom|stylis|react-is)/`,
    'node_modules/(@emotion|@pandacss)/',
    'node_modules/@tanstack/query-core/build/modern/(query|mutation|utils|retryer|infinite|notify|focus|online|environment|subscribable|removable|timeout|thenable)',
    'node_modules/@tanstack/react-query/build/modern/(QueryClientProvider|useQuery|useBaseQuery|errorBoundary|suspense|IsRestoring|QueryError)',
    'node_modules/@chakra-ui/react/dist/esm/(styled-system/(?!create-slot)|preset-base|utils|create-context|merge-)',
  ].join('|'),
);

const source = (path: string): string => new URL(`./src/${path}`, import.meta.url).pathname;

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
const landing = source('features/visitors/landing/landing-screen.tsx');
/** What every page but the landing loads, and what every page behind the login loads as well. */
const everyPage = [source('app/page-routes.tsx'), source('api/http-client.ts')];
const signedIn = [source('app/shell/shell.tsx')];

/** Icons and plain boxes that several files use: each is a few bytes, and a file of its own is a request. */
const kit =
  /node_modules\/(lucide-react\/dist\/esm\/icons|@chakra-ui\/react\/dist\/esm\/components\/(badge|center|grid|skeleton|spinner|stack))\//;

/** Small parts that most pages have some of, without machinery of their own. */
const small =
  /\/web\/src\/(lib\/|ui\/(alert|badge|button|empty-state|error-state|field|icon-button|kbd|page|panel|search-field|segmented-control|select-field|skeleton|spinner|stat-card|text-area|text-field)\.tsx)/;

/**
 * What a page loads at first is one file each for the app, for all pages, for those with the shell, and for the small parts
 * that pages share.
 */
const FILES = ['app', 'parts', 'pages', 'shell'] as const;

function makeFileOf(): (id: string, graph: Graph) => string | null {
  let sets: Set<string>[] = [];
  let onLanding = new Set<string>();
  return (id, graph) => {
    if (sets.length === 0) {
      sets = [[entry], [], everyPage, signedIn].map((roots) => loadedWith(roots, graph));
      onLanding = loadedWith([landing], graph);
    }
    // The entry stays a file of its own: the manifest names it.
    if (id === entry || id.includes('node_modules')) return null;
    const file =
      FILES.find((name, index) => sets[index]?.has(id) || (name === 'parts' && small.test(id))) ?? null;
    // The landing page must not wait for what only other pages need.
    return file !== null && onLanding.has(id) ? 'app' : file;
  };
}

const fileOf = makeFileOf();

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { 'hoist-non-react-statics': new URL('./src/lib/no-statics.ts', import.meta.url).pathname },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: api, changeOrigin: true } } },
  preview: { host: '127.0.0.1', port: 4173, proxy: { '/api': { target: api, changeOrigin: true } } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    // Inlined data: addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: frame, priority: FILES.length + 1 },
            { name: 'kit', test: kit, minShareCount: 3, priority: FILES.length },
            // A file takes along what its modules import: those that come first take first.
            ...FILES.map((file, index) => ({
              name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
              debugName: file,
              priority: FILES.length - 1 - index,
            })),
          ],
        },
      },
    },
  },
});
