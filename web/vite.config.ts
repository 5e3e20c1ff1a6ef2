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

/** Our own modules that every page needs before it can run: what the entry imports, and what that imports. */
function makeIsNeededFirst() {
  const found = new Set<string>();
  return (id: string, graph: Rolldown.ChunkingContext): boolean => {
    const waiting = found.size === 0 ? [source('main.tsx')] : [];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next) || next.includes('node_modules')) continue;
      found.add(next);
      waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
    }
    // The entry stays a file of its own: the manifest names it.
    return id !== source('main.tsx') && found.has(id);
  };
}

const isNeededFirst = makeIsNeededFirst();

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
            { name: 'frame', test: frame, priority: 1 },
            { name: (id, graph) => (isNeededFirst(id, graph) ? 'app' : null), debugName: 'app' },
          ],
        },
      },
    },
  },
});
