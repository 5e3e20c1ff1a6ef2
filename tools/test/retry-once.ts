import { jest } from '@jest/globals';

// A browser on a busy machine misses a moment now and then. The run names every test that needed its second try, and why.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
