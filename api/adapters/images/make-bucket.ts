import { CreateBucketCommand, HeadBucketCommand, NotFound, S3Client } from '@aws-sdk/client-s3';

interface Options {
  bucket: string;
  region: string;
  endpoint: string | null;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

/** Makes a bucket unless it is there. */
export async function makeBucket({ bucket, region, endpoint, credentials }: Options): Promise<void> {
  const client = new S3Client({
    region,
    endpoint: endpoint ?? undefined,
    forcePathStyle: endpoint !== null,
    credentials,
  });
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  } finally {
    client.destroy();
  }
}
