import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

/** The api that a development server talks to; the built web is served by the api itself. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Packages that every page needs: in one file they compress better than in many. */
const frame = new RegExp(
  [
    String.raw`node_modules/(react|react-dom|scheduler|react-router|react-router-dom|stylis|react-is)/`,
    'node_modules/(@emotion|@pandacss)/',
    'node_modules/@tanstack/query-core/build/modern/(query|mutation|utils|retryer|infinite|notify|focus|online|environment|subscribable|removable|timeout|thenable)',
    'node_modules/@tanstack/react-query/build/modern/(QueryClientProvider|useQuery|useBaseQuery|errorBoundary|suspense|IsRestoring|QueryError)',
    'node_modules/@chakra-ui/react/dist/esm/(styled-system/(?!create-slot)|preset-base|utils|create-context|merge-)',
  ].join('|'),
);

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: { 'hoist-non-react-statics': new URL('./src/lib/no-statics.ts', import.meta.url).pathname },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: api, changeOrigin: true } } },
  preview: { host: '127.0.0.1', port: 4173, proxy: { '/api': { target: api, changeOrigin: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    // Inlined data: addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 500,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: frame }] } } },
  },
});
