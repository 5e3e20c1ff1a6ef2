import { defineConfig } from 'orval';

/** Contexts whose forms check what is typed against the contract before it is sent. */
const CHECKED_TAGS = ['accounts', 'platform', 'visitors'];

/** The web's client, and the checks of its forms, written from the contract. */
export default defineConfig({
  client: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      target: 'web/src/api/generated/client',
      schemas: 'web/src/api/generated/model',
      client: 'react-query',
      httpClient: 'axios',
      headers: true,
      clean: true,
      override: {
        mutator: { path: 'web/src/api/http.ts', name: 'http' },
        query: { version: 5, signal: true },
      },
    },
  },
  zod: {
    input: { target: './openapi.yaml', filters: { mode: 'include', tags: CHECKED_TAGS } },
    output: {
      mode: 'tags-split',
      client: 'zod',
      target: 'web/src/api/generated/zod',
      fileExtension: '.zod.ts',
      clean: true,
    },
  },
});
