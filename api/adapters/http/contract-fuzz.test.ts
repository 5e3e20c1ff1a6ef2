import { tokens } from '../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { describe as describeFinding, fuzz } from '../../../tools/fuzz/fuzz.ts';
import { settings } from '../../../tools/fuzz/settings.ts';

let api: TestApi;
afterEach(() => api.close());

describe('requests made from the contract', () => {
  it('are never answered with 5xx, nor otherwise than the contract says', async () => {
    api = await startTestApi({ settings });
    const { sent, findings, reached } = await fuzz(api, { seed: 1, requests: 2000 });
    expect(findings.map(describeFinding)).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(2000);
    // Most operations are really done, and not only refused.
    expect(reached.size).toBeGreaterThan(100);
  });

  it('find a failure, and an answer that the contract does not know', async () => {
    api = await startTestApi({ settings });
    const currencies = api.container.get(tokens.currencies);
    currencies.list = () => Promise.reject(new Error('sabotaged'));
    const contract = structuredClone(api.container.get(tokens.contract));
    // Answers carry new ids, so that a seed alone does not decide which of all operations are asked.
    contract.operations = contract.operations.filter(({ id }) =>
      ['listPublicCurrencies', 'getLiveness'].includes(id),
    );
    for (const { responseTypes } of contract.operations) delete responseTypes['200'];
    const { findings } = await fuzz(api, { seed: 1, requests: 60, contract });
    const breaches = findings.map(({ operation, breach }) => `${operation}: ${breach}`);
    expect(breaches).toContainEqual(expect.stringMatching(/^listPublicCurrencies: status 500/));
    expect(breaches).toContainEqual(expect.stringMatching(/: status 200 is not in the contract$/));
  });
});
