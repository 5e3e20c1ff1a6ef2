/** `@jest/globals` where tests run in plain Node: the same things, which are globals there. */
export const { jest, expect, describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = globalThis;
