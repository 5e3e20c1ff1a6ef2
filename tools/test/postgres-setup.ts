import { clusterVariable } from '../../api/testing/cluster-address.ts';
import { startTestCluster } from '../../api/testing/test-cluster.ts';
import { running } from './postgres-running.ts';

/** Before the tests of the projects "api" and "e2e": one throw-away cluster for the whole run. */
export default async function setUp(): Promise<void> {
  const cluster = await startTestCluster();
  process.env[clusterVariable] = cluster.url;
  running.stop = cluster.stop;
}
