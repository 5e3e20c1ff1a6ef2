import { clusterVariable, startTestCluster } from '../../api/testing/test-cluster.ts';
import { running } from './postgres-running.ts';

/** Before the tests of the project "api": one throw-away cluster for the whole run. */
export default async function setUp(): Promise<void> {
  const cluster = await startTestCluster();
  process.env[clusterVariable] = cluster.url;
  running.stop = cluster.stop;
}
