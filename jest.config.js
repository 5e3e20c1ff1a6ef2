import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { scratchFolder } from './tools/test/scratch-folder.ts';

// Tests and the programs they start find it through the environment; so do the steps of `make test`.
process.env.TMPDIR ??= scratchFolder();
// What Node compiled of the product serves every process that a test starts.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'build/compiled');
// It serves this process too, which has begun without it.
enableCompileCache(process.env.NODE_COMPILE_CACHE);

/**
 * One runner, several rooms. `jest --selectProjects unit` and so on; the whole
 * is run by `make test`. TypeScript is stripped by swc; modules stay ESM.
 */
const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/storybook-static/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.data', '<rootDir>/dist'],
};

/** Where the files of tests of a project lie. Jest looks at every file there when it starts, of the whole repository for more than a second. */
const inFolders = (...folders) => ({ roots: folders.map((folder) => `<rootDir>/${folder}`) });

/** Tests of tools that need a database: they belong to the project "api". */
const withDatabase = ['/tools/generate/generated-operation\\.test\\.ts$'];

const node = { ...base, testEnvironment: 'node' };
const propertySeed = '<rootDir>/tools/test/property-seed.js';
/** Where tests share jest's own process, which an exception of theirs can end. */
const nameFile = '<rootDir>/tools/test/name-running-file.js';

export default {
  // Guards against tests that hang; nothing is measured by it, and a busy machine must not make a test fail.
  testTimeout: 120_000,
  projects: [
    {
      ...node,
      ...inFolders('api', 'e2e/support', 'chart-reader', 'tools'),
      displayName: 'unit',
      runner: 'jest-light-runner',
      setupFiles: [nameFile, propertySeed],
      testMatch: [
        '<rootDir>/api/domain/**/*.test.ts',
        '<rootDir>/api/testing/**/*.test.ts',
        '<rootDir>/e2e/support/**/*.test.ts',
        '<rootDir>/chart-reader/**/*.test.ts',
        '<rootDir>/tools/**/*.test.ts',
      ],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...withDatabase],
    },
    {
      ...node,
      ...inFolders('api', 'tools/generate'),
      displayName: 'api',
      runner: 'jest-light-runner',
      setupFiles: [nameFile, propertySeed, '<rootDir>/tools/test/one-query-at-a-time.js'],
      testMatch: [
        '<rootDir>/api/application/**/*.test.ts',
        '<rootDir>/api/adapters/**/*.test.ts',
        '<rootDir>/api/composition/**/*.test.ts',
        '<rootDir>/api/*.test.ts',
        '<rootDir>/tools/generate/generated-operation.test.ts',
      ],
      globalSetup: '<rootDir>/tools/test/postgres-setup.ts',
      globalTeardown: '<rootDir>/tools/test/postgres-teardown.ts',
    },
    {
      ...node,
      ...inFolders('web/src'),
      displayName: 'web',
      runner: 'jest-light-runner',
      setupFiles: [nameFile, propertySeed, '<rootDir>/tools/test/web-in-node.js'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/web-setup.js'],
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [...base.testPathIgnorePatterns, '\\.pact\\.test\\.ts$'],
    },
    {
      ...node,
      ...inFolders('web/src'),
      displayName: 'pact',
      runner: 'jest-light-runner',
      setupFiles: [nameFile],
      testMatch: ['<rootDir>/web/src/**/*.pact.test.ts'],
    },
    {
      ...node,
      ...inFolders('e2e'),
      displayName: 'e2e',
      runner: 'jest-light-runner',
      setupFiles: [nameFile],
      testMatch: ['<rootDir>/e2e/*.test.ts'],
      globalSetup: '<rootDir>/e2e/support/set-up.ts',
      globalTeardown: '<rootDir>/tools/test/postgres-teardown.ts',
    },
    {
      ...node,
      ...inFolders('e2e/stories'),
      displayName: 'stories',
      testMatch: ['<rootDir>/e2e/stories/*.test.ts'],
    },
  ],
};
