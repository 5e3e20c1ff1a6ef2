import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadContract } from './load-contract.ts';
import { validatorsOf } from './validators.ts';

describe('the checks of the contract', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('[W-466] walk through the document for what is asked alone, and not before', () => {
    const added = jest.spyOn(Ajv2020.prototype, 'addSchema');
    const walks = () => added.mock.calls.filter(([, key]) => key === 'contract').length;
    const checks = validatorsOf(loadContract()).get('logIn');
    expect(walks()).toBe(0);
    expect(checks?.body['application/json']?.({ email: 'a@example.com' })).toEqual([
      { field: 'password', message: expect.any(String) as string },
    ]);
    expect(walks()).toBe(1);
  });

  it('[W-550] compile an answer that operations share once for all of them', () => {
    const checks = validatorsOf(loadContract());
    const compiled = jest.spyOn(Ajv2020.prototype, 'compile');
    for (const id of ['logIn', 'listAnalyses'] as const) {
      const check = checks.get(id)?.response(429, 'application/problem+json');
      expect(check?.({})?.length).toBeGreaterThan(0);
    }
    expect(compiled).toHaveBeenCalledTimes(1);
  });

  it('[W-550] compile nothing where an operation takes no parameters', () => {
    const compiled = jest.spyOn(Ajv2020.prototype, 'compile');
    const { path, query, header } = validatorsOf(loadContract()).get('getLiveness') ?? {};
    expect([path?.({}), query?.({}), header?.({ host: 'example.com' })]).toEqual([null, null, null]);
    expect(compiled).not.toHaveBeenCalled();
  });
});
