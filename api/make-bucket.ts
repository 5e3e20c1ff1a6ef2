/** Makes the bucket of the settings where it is missing; waits for a store that only just starts. */
import { setTimeout as pause } from 'node:timers/promises';
import { makeBucket } from './adapters/images/make-bucket.ts';
import { requireEnvironment } from './composition/environment.ts';

const environment = requireEnvironment();
const { s3Bucket, s3Region, s3Endpoint, s3AccessKeyId, s3SecretAccessKey } = environment;
if (environment.storageDriver !== 's3') {
  process.stderr.write('STORAGE_DRIVER is not s3: there is no bucket to make.\n');
  process.exit(78);
}
for (let tries = 1; ; tries++) {
  try {
    await makeBucket({
      bucket: s3Bucket ?? '',
      region: s3Region,
      endpoint: s3Endpoint ?? null,
      credentials: { accessKeyId: s3AccessKeyId ?? '', secretAccessKey: s3SecretAccessKey ?? '' },
    });
    break;
  } catch (error) {
    if (tries === 30) throw error;
    await pause(2000);
  }
}
process.stdout.write(`The bucket ${s3Bucket} is there.\n`);
