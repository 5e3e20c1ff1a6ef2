import { running } from './postgres-running.ts';

/** After the tests of the project "api": the cluster goes, with its files. */
export default async function tearDown(): Promise<void> {
  await running.stop();
}
