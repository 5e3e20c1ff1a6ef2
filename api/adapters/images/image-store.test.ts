import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startFauxqs } from 'fauxqs';
import type { ImageStore } from '../../ports/analysis/image-store.ts';
import type { Log } from '../../ports/shared/log.ts';
import { FsImageStore } from './fs-image-store.ts';
import { S3ImageStore } from './s3-image-store.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
const key = '0b1f8a52-6f0e-4a86-9f32-6a4c8d9e1f00';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

/** What every image store promises. */
function keepsItsPromises(open: () => ImageStore): void {
  it('gives back the bytes that were put, whole', async () => {
    const bytes = Buffer.alloc(3_000_000, 'picture');
    expect(await open().put(key, bytes, 'image/png')).toEqual({ ok: true, value: undefined });
    const got = await open().get(key);
    if (!got.ok || got.value === null) throw new Error('the picture is gone');
    expect((await buffer(got.value)).equals(bytes)).toBe(true);
  });

  it('replaces a picture', async () => {
    await open().put(key, Buffer.from('first'), 'image/png');
    await open().put(key, Buffer.from('second'), 'image/png');
    const got = await open().get(key);
    if (!got.ok || got.value === null) throw new Error('the picture is gone');
    expect((await buffer(got.value)).toString()).toBe('second');
  });

  it('removes, and does not mind that it is gone already', async () => {
    await open().put(key, Buffer.from('x'), 'image/png');
    expect((await open().remove(key)).ok).toBe(true);
    expect((await open().remove(key)).ok).toBe(true);
    expect(await open().get(key)).toEqual({ ok: true, value: null });
  });
}

describe('pictures in a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'images-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  keepsItsPromises(() => new FsImageStore({ folder, log: silent }));

  it('leaves no half-written file behind', async () => {
    const store: ImageStore = new FsImageStore({ folder, log: silent });
    await store.put(key, Buffer.from('x'), 'image/png');
    expect(await readdir(join(folder, '0b'))).toEqual([key]);
    await rm(join(folder, '0b', key));
  });

  it('says so when it cannot write', async () => {
    const blocked = join(folder, 'blocked');
    await writeFile(blocked, 'a file where a folder should be');
    await chmod(blocked, 0o400);
    const store: ImageStore = new FsImageStore({ folder: blocked, log: silent });
    expect(await store.put(key, Buffer.from('x'), 'image/png')).toEqual({
      ok: false,
      error: { code: 'unavailable' },
    });
  });

  it('takes no key that could leave the folder', async () => {
    const got = await new FsImageStore({ folder: join(folder, 'aa'), log: silent }).get(
      '../../../../../../etc/hostname',
    );
    expect(got).toEqual({ ok: false, error: { code: 'unavailable' } });
  });
});

describe('pictures in a bucket', () => {
  let server: Awaited<ReturnType<typeof startFauxqs>>;
  const opened: S3ImageStore[] = [];

  function open(endpoint = server.address): S3ImageStore {
    const store = new S3ImageStore({
      bucket: 'pictures',
      region: 'eu-west-1',
      endpoint,
      credentials,
      log: silent,
    });
    opened.push(store);
    return store;
  }

  beforeAll(async () => {
    server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
    const admin = new S3Client({
      region: 'eu-west-1',
      endpoint: server.address,
      forcePathStyle: true,
      credentials,
    });
    await admin.send(new CreateBucketCommand({ Bucket: 'pictures' }));
    admin.destroy();
  });
  afterAll(async () => {
    opened.forEach((store) => store.close());
    await server.stop();
  });

  keepsItsPromises(() => open());

  it('reports a server that does not answer', async () => {
    const store = open('http://127.0.0.1:9');
    const down = { ok: false, error: { code: 'unavailable' } };
    expect(await store.put(key, Buffer.from('x'), 'image/png')).toEqual(down);
    expect(await store.get(key)).toEqual(down);
    expect(await store.remove(key)).toEqual(down);
  });
});
