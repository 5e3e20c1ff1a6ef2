import sharp from 'sharp';
import { PictureStorage } from '../../../application/analysis/picture-storage.ts';
import { tokens } from '../../../composition/tokens.ts';
import { analyze, charts, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let ada: Bearer;
let eve: Bearer;
beforeAll(async () => {
  api = await startTestApi();
  ada = (await api.signIn()).bearer;
  eve = (await api.signIn()).bearer;
});
afterAll(() => api.close());

function send(bytes: Buffer, fileName = 'chart.png', query = '') {
  return api.request.post(`/api/files${query}`).set(ada).attach('file', bytes, fileName);
}

describe('uploading a picture', () => {
  it('[V-134] answers where it is, a copy and its type', async () => {
    const answer = await send(charts.hourly);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      mime_type: 'image/png',
      width: 1180,
      height: 660,
      bytes: charts.hourly.length,
    });
    expect(answer.body.file_url).toBe(`/api/files/${answer.body.file_id}`);
    const copy = Buffer.from(String(answer.body.file_data_url).split(',')[1] ?? '', 'base64');
    expect(await sharp(copy).metadata()).toMatchObject({ format: 'png', width: 1024, height: 573 });
  });

  it('makes no copy for who wants none', async () => {
    const answer = await send(charts.hourly, 'chart.png', '?copy=false');
    expect([answer.status, answer.body.width]).toEqual([201, 1180]);
    expect(answer.body).not.toHaveProperty('file_data_url');
  });

  it('lays what is transparent on white in the copy, as the reader does', async () => {
    const transparent = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { body } = await send(transparent);
    const copy = Buffer.from(String(body.file_data_url).split(',')[1] ?? '', 'base64');
    const { data, info } = await sharp(copy).raw().toBuffer({ resolveWithObject: true });
    expect([info.channels, data[0], data[1], data[2]]).toEqual([3, 255, 255, 255]);
  });

  it('[V-204] takes a data URL and returns its address', async () => {
    const body = { file_data_url: dataUrlOf(charts.hourly), folder: 'charts' };
    const answer = await api.request.post('/api/chart/upload').set(ada).send(body);
    expect(answer.status).toBe(201);
    const got = await api.request.get(answer.body.image_url).set(ada);
    expect(got.body.equals(charts.hourly)).toBe(true);
  });

  it('[D-024] goes by the content, not by the name', async () => {
    const webp = await sharp(charts.hourly).webp().toBuffer();
    expect((await send(charts.hourly, 'notes.txt')).body.mime_type).toBe('image/png');
    expect((await send(webp, 'chart.png')).body.mime_type).toBe('image/webp');
    const gif = await sharp(charts.hourly).gif().toBuffer();
    expect(await send(gif, 'chart.png')).toMatchObject({
      status: 415,
      body: { code: 'analysis.unsupported_picture' },
    });
    expect((await send(Buffer.from('plain text'), 'chart.png')).status).toBe(415);
  });

  it('[D-026] strips the place where it was taken', async () => {
    const exif = {
      IFD0: { Make: 'PhoneMaker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    };
    const photo = await sharp(charts.hourly).withExif(exif).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const got = await api.request.get(await upload(api, ada, photo)).set(ada);
    expect((await sharp(got.body).metadata()).exif).toBeUndefined();
    expect(got.body.includes('PhoneMaker')).toBe(false);
  });

  it('counts a picture lying on its side as it is seen', async () => {
    const turned = await sharp(charts.hourly).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await send(turned)).body).toMatchObject({ width: 660, height: 1180 });
  });
});

describe('a stored picture', () => {
  it('[D-028] is served to its owner, to nobody else, and not without signing in', async () => {
    const address = await upload(api, ada, charts.hourly);
    const own = await api.request.get(address).set(ada);
    expect(own.status).toBe(200);
    expect(own.headers['content-type']).toBe('image/png');
    expect(own.headers['cache-control']).toContain('private');
    expect(own.body.equals(charts.hourly)).toBe(true);
    expect((await api.request.get(address).set(eve)).status).toBe(404);
    expect((await api.request.get(address)).status).toBe(401);
  });

  it('[D-028] opens by its signed address until that expires', async () => {
    const { signed_url: signed } = (await send(charts.hourly)).body as { signed_url: string };
    expect((await api.request.get(signed)).status).toBe(200);
    expect((await api.request.get(signed).set(eve)).status).toBe(200);
    api.clock.pass({ minutes: 14 });
    expect((await api.request.get(signed)).status).toBe(200);
    api.clock.pass({ minutes: 2 });
    expect(await api.request.get(signed)).toMatchObject({
      status: 401,
      body: { code: 'analysis.address_expired' },
    });
  });

  it('opens by no signature of another picture, nor with a later date', async () => {
    const { signed_url: signed } = (await send(charts.hourly)).body as { signed_url: string };
    const other = await upload(api, ada, charts.daily);
    expect((await api.request.get(`${other}${signed.slice(signed.indexOf('?'))}`)).status).toBe(401);
    const later = signed.replace(/expires=(\d+)/, (_all, expires) => `expires=${Number(expires) + 60}`);
    expect((await api.request.get(later)).status).toBe(401);
    expect((await api.request.get(signed.replace(/signature=.*/, 'signature=x'))).status).toBe(401);
  });

  it('[W-281] has a small copy that never changes, for its owner alone, gone with the picture', async () => {
    const turned = await sharp(charts.hourly).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const image_url = await upload(api, ada, turned);
    const small = `${image_url}/thumbnail`;
    const [first, twin] = await Promise.all([
      api.request.get(small).set(ada),
      api.request.get(small).set(ada),
    ]);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(await sharp(first.body).metadata()).toMatchObject({ format: 'webp', width: 179, height: 320 });
    expect(twin.body.equals(first.body)).toBe(true);
    expect((await api.request.get(small).set(eve)).status).toBe(404);
    expect((await api.request.get(small)).status).toBe(401);
    const storage = api.container.get(PictureStorage);
    const image = (await api.container.get(tokens.images).find(image_url.split('/').at(-1) ?? ''))!;
    expect(await storage.thumbnailOf(image)).toMatchObject({ ok: true, value: first.body });
    expect(await storage.discard(image.id)).toBe(true);
    expect(await storage.thumbnailOf(image)).toEqual({ ok: true, value: null });
    expect((await api.request.get(small).set(ada)).status).toBe(404);
    await storage.putThumbnail(image, first.body);
    expect(await storage.thumbnailOf(image)).toEqual({ ok: true, value: null });
  });

  it('cannot be analysed by another user', async () => {
    const address = await upload(api, ada, charts.hourly);
    const answer = await analyze(api, eve, { image_url: address });
    expect(answer).toMatchObject({ status: 404, body: { code: 'analysis.file_not_found' } });
  });
});
