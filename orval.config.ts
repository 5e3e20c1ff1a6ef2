import { defineConfig } from 'orval';

/** The web's client, its test doubles and its checks, all written from the contract. */
export default defineConfig({
  client: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      target: 'web/src/api/generated/client',
      schemas: 'web/src/api/generated/model',
      client: 'react-query',
      httpClient: 'axios',
      mock: { generators: [{ type: 'msw', useExamples: true, locale: 'en' }] },
      clean: true,
      override: {
        mutator: { path: 'web/src/api/http.ts', name: 'http' },
        query: { version: 5, signal: true },
      },
    },
  },
  zod: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      client: 'zod',
      target: 'web/src/api/generated/zod',
      fileExtension: '.zod.ts',
      clean: true,
    },
  },
});
