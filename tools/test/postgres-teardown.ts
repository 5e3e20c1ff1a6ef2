import { running } from './postgres-running.ts';

/** After the tests of the projects "api" and "e2e": the cluster goes, with its files. */
export default async function tearDown(): Promise<void> {
  await running.stop();
}
