import { getJestConfig } from '@storybook/test-runner';

const own = getJestConfig();

/** The test runner's own settings, with the browser of this machine. */
export default {
  ...own,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...own.testEnvironmentOptions,
    'jest-playwright': {
      ...own.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      exitOnPageError: false,
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
        args: [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
