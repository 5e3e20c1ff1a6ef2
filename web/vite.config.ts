import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

/** The api that a development server talks to; the built web is served by the api itself. */
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: api, changeOrigin: true } } },
  preview: { host: '127.0.0.1', port: 4173, proxy: { '/api': { target: api, changeOrigin: true } } },
  build: {
    target: 'es2022',
    manifest: true,
    // Inlined data: addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
});
