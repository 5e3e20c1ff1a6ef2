import { clusterVariable } from '../../api/testing/cluster-address.ts';
import { startTestCluster } from '../../api/testing/test-cluster.ts';
import { running } from './postgres-running.ts';

/** Before the tests of the projects "api" and "e2e": one throw-away cluster for the whole run, unless a test started this run. */
export default async function setUp(): Promise<void> {
  if (process.env[clusterVariable]) return;
  const cluster = await startTestCluster();
  process.env[clusterVariable] = cluster.url;
  running.stop = cluster.stop;
}
