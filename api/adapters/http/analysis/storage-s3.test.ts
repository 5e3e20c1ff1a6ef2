import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';
import { analyze, charts, dataUrlOf, upload } from '../../../testing/chart-fixtures.ts';
import { startTestApi } from '../../../testing/start-test-api.ts';

const statementKey = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64');
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

function bucketSettings(endpoint: string): Record<string, string> {
  return {
    STORAGE_DRIVER: 's3',
    STATEMENT_KEY: statementKey,
    STORAGE_S3_ENDPOINT: endpoint,
    STORAGE_S3_BUCKET: 'pictures',
    STORAGE_S3_ACCESS_KEY_ID: credentials.accessKeyId,
    STORAGE_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
}

it('[D-029] pictures are files in the data folder while nothing else is set', async () => {
  const api = await startTestApi();
  const { bearer } = await api.signIn();
  await upload(api, bearer, charts.hourly);
  const folder = join(api.environment.dataDir, 'images');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const stored = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
  expect(stored.some((bytes) => bytes.equals(charts.hourly))).toBe(true);
  await api.close();
});

describe('pictures in a bucket', () => {
  it('[D-029] [D-130] are stored, served by every replica, analysed and removed', async () => {
    const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
    const admin = new S3Client({
      region: 'us-east-1',
      endpoint: server.address,
      forcePathStyle: true,
      credentials,
    });
    await admin.send(new CreateBucketCommand({ Bucket: 'pictures' }));
    admin.destroy();
    const api = await startTestApi({ settings: bucketSettings(server.address) });
    // Nothing but the database and the bucket is shared.
    const ownFolder = { DATA_DIR: join(api.environment.dataDir, 'replica') };
    const replica = await startTestApi({
      settings: { ...bucketSettings(server.address), ...ownFolder },
      replicaOf: api,
    });
    const { bearer } = await api.signIn();
    const image_url = await upload(api, bearer, charts.hourly);
    expect((await replica.request.get(image_url).set(bearer)).body.equals(charts.hourly)).toBe(true);
    await replica.close();
    expect((await api.request.get(image_url).set(bearer)).body.equals(charts.hourly)).toBe(true);
    const { body } = await analyze(api, bearer, { image_url });
    expect(body.analysis.status).toBe('completed');
    expect((await api.request.delete(`/api/chart/analyses/${body.analysis.id}`).set(bearer)).status).toBe(
      204,
    );
    expect((await api.request.get(image_url).set(bearer)).status).toBe(404);
    await api.close();
    await server.stop();
  });
});

describe('[D-031] a bucket that nobody answers for', () => {
  it('does not stop an analysis, and the answer says so', async () => {
    const api = await startTestApi({ settings: bucketSettings('http://127.0.0.1:9') });
    const { bearer } = await api.signIn();
    const answer = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly) });
    expect(answer.status).toBe(200);
    expect(answer.body.analysis.image_url).toBeNull();
    const codes = answer.body.analysis.notices.map(({ code }: { code: string }) => code);
    expect(codes).toContain('image_hosting_failed');
    expect(answer.text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
    await api.close();
  });
});
