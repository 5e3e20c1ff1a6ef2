/**
 * Sends requests made from the contract to a product of its own, and fails when one is answered with 5xx or otherwise than
 * the contract says.
 *
 *   run.ts --requests N   how many, 20,000 when not said
 *   run.ts --seed N       repeats the choices of an earlier run; with an odd one Stripe takes the payments, else the sandbox
 */
import { parseArgs } from 'node:util';
import { loadContract } from '../../api/adapters/http/contract/load-contract.ts';
import { clusterVariable } from '../../api/testing/cluster-address.ts';
import { startTestApi } from '../../api/testing/start-test-api.ts';
import { startTestCluster } from '../../api/testing/test-cluster.ts';
import { describe, fuzz } from './fuzz.ts';
import { settings } from './settings.ts';
import { startStripe } from './stripe.ts';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const cluster = await startTestCluster();
process.env[clusterVariable] = cluster.url;
const paid = seed % 2 === 1 ? await startStripe() : undefined;
const api = await startTestApi({ settings: { ...settings, ...paid?.settings } });
if (paid) paid.stripe.now = () => api.clock.now().getTime();
const began = performance.now();
console.log(`Seed ${seed}, payments by ${paid ? 'Stripe' : 'the sandbox'}`);
const { sent, findings, statuses, reached, answers } = await fuzz(api, {
  seed,
  requests: Number(values.requests),
  stripe: paid?.stripe,
  onProgress: (count) =>
    console.log(`${count} requests, ${Math.round((performance.now() - began) / 1000)} s`),
});
await api.close();
await paid?.stripe.stop();
await cluster.stop();
for (const finding of findings) console.log(`\n${describe(finding)}`);
const missed = loadContract().operations.filter(({ id }) => !reached.has(id));
console.log('\nNever answered well:');
for (const { id } of missed) console.log(`  ${id} ${JSON.stringify(answers.get(id) ?? {})}`);
console.log(
  `\n${sent} requests, ${reached.size} operations answered well, statuses ${JSON.stringify(statuses)}`,
);
console.log(
  findings.length === 0 ? 'Nothing found.' : `${findings.length} findings; repeat with --seed ${seed}.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
