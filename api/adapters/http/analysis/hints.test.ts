import sharp from 'sharp';
import type { components } from '../generated/contract.ts';
import { analyze, charts, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { visitorFrom } from '../../../testing/visitors.ts';

type Schemas = components['schemas'];
type Reading = Schemas['Reading'];

let api: TestApi;
let bearer: Bearer;
let whole: Reading;
/** The chart without the columns of its scale. */
let bare: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  const first = await api.signIn();
  const answer = await analyze(api, first.bearer, { image_data_url: dataUrlOf(charts.hourly) });
  whole = answer.body.analysis.analysis_json.reading;
  const { x0, x1, y1 } = whole.price_pane;
  expect(whole.axis_side).toBe('right');
  bare = await sharp(charts.hourly)
    .extract({ left: 0, top: 0, width: Math.floor(x1), height: whole.size.height })
    .png()
    .toBuffer();
  expect(x0).toBeLessThan(100);
  expect(y1).toBeGreaterThan(300);
});
afterAll(() => api.close());
beforeEach(async () => {
  bearer = (await api.signIn()).bearer;
});

const balance = async (who = bearer): Promise<number> =>
  (await api.request.get('/api/auth/me').set(who)).body.user.credits_balance as number;

const axis = (factor = 1): { axis: Schemas['ChartHints']['axis'] } => ({
  axis: {
    scale: whole.axis.scale,
    points: [whole.axis.a, whole.axis.b].map(({ y_px, price }) => ({ y_px, price: factor * price })),
  },
});

const PARTS = ['open', 'high', 'low', 'close'] as const;

function sameWithinErrors(reading: Reading): number {
  expect(reading.bars).toHaveLength(whole.bars.length);
  const near = reading.bars.flatMap((bar, i) =>
    PARTS.map((part) => {
      const other = whole.bars[i]!;
      const sigma = Math.hypot(bar[`${part}_sigma`]!, other[`${part}_sigma`]!);
      return Math.abs(bar[part]! - other[part]!) <= 2 * sigma;
    }),
  );
  return near.filter(Boolean).length / near.length;
}

describe('a picture whose price scale is cropped off', () => {
  it('is refused, and read by two heights with their prices: the prices of the whole picture within the errors', async () => {
    const image_url = await upload(api, bearer, bare);
    const refused = await analyze(api, bearer, { image_url });
    expect(refused).toMatchObject({ status: 422, body: { refusal: { code: 'no_price_axis' } } });
    const hints = { ...axis(), symbol: 'LTCUSDT', timeframe: 'H1' };
    const answer = await analyze(api, bearer, { image_url, hints });
    expect(answer.status).toBe(200);
    const { analysis } = answer.body;
    expect(analysis.symbol).toBe('LTCUSDT');
    expect(analysis.hints).toEqual(hints);
    const { reading } = analysis.analysis_json as { reading: Reading };
    expect(reading.hints).toMatchObject({ axis: 'set', pane: false, symbol: true, timeframe: true });
    expect(reading.symbol).toMatchObject({ text: 'LTCUSDT' });
    expect(analysis.analysis_json.time_frame).toBe('1h');
    expect(sameWithinErrors(reading)).toBeGreaterThanOrEqual(0.95);
    expect(await balance()).toBe(9);
  });

  it('shows what was given in the detail and the export, and not in lists', async () => {
    const answer = await analyze(api, bearer, { image_data_url: dataUrlOf(bare), hints: axis() });
    const { id } = answer.body.analysis;
    const { body: detail } = await api.request.get(`/api/chart/analyses/${id}`).set(bearer);
    expect(detail.analysis.hints).toEqual(axis());
    const { body: list } = await api.request.get('/api/chart/analyses').set(bearer);
    expect(list.analyses.find((a: { id: string }) => a.id === id)).not.toHaveProperty('hints');
    const series = await api.request.get(`/api/chart/analyses/${id}/series`).set(bearer);
    expect(series.body).toMatchObject({ scale_set_by_hand: true });
    const csv = await api.request
      .get(`/api/chart/analyses/${id}/series`)
      .query({ format: 'csv' })
      .set(bearer);
    expect(series.body.hints).toMatchObject({ axis: 'set', pane: false });
    expect(csv.text.split('\r\n')[1]).toMatch(/,no,yes,no,no,no,no,0,$/);
  });
});

describe('hints that are contradicted', () => {
  it('[W-404] refuse the picture, name the label, and cost nothing', async () => {
    const image_url = await upload(api, bearer, charts.hourly);
    const before = await balance();
    const answer = await analyze(api, bearer, { image_url, hints: axis(10) });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'analysis.refused',
        detail: expect.stringMatching(/^The label “[\d.]+” stands at row \d+, where the prices/),
        refusal: { code: 'hints_contradicted' },
      },
    });
    expect(await balance()).toBe(before);
    const { body } = await api.request.get('/api/credits/statement').set(bearer);
    expect(body).toMatchObject({ reserved: 0 });
  });
});

describe('hints that are wrong in themselves', () => {
  const points = (list: object[], scale = 'linear') => ({ axis: { scale, points: list } });

  it.each([
    [
      points([
        { y_px: 100, price: 5 },
        { y_px: 100, price: 4 },
      ]),
      'hints.axis.points.1.y_px',
      /at least 10 pixels/,
    ],
    [
      points([
        { y_px: 100, price: 5 },
        { y_px: 200, price: 5 },
      ]),
      'hints.axis.points.1.price',
      /must differ/,
    ],
    [
      points(
        [
          { y_px: 100, price: 5 },
          { y_px: 200, price: -5 },
        ],
        'log',
      ),
      'hints.axis.points.1.price',
      /above zero/,
    ],
    [
      points([
        { y_px: 100, price: 5 },
        { y_px: 2000, price: 4 },
      ]),
      'hints.axis.points.1.y_px',
      /must lie in the picture, from 0 to 660/,
    ],
    [{ pane: { x0: 0, y0: 0, x1: 20, y1: 300 } }, 'hints.pane.x1', /at least 80 pixels/],
    [{ timeframe: 'soon' }, 'hints.timeframe', /must be a time frame/],
    [{ symbol: 'A?' }, 'hints.symbol', /symbol/],
  ])('%j is an error at its field, before anything is read', async (hints, field, message) => {
    const answer = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly), hints });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'analysis.invalid_hints', errors: [{ field, message: expect.stringMatching(message) }] },
    });
    const { body } = await api.request.get('/api/chart/analyses').set(bearer);
    expect(body.analyses).toEqual([]);
  });

  it.each([
    [
      points([
        { y_px: 100, price: 'high' },
        { y_px: 200, price: 4 },
      ]),
    ],
    [points([{ y_px: 100, price: 5 }])],
    [{ axis: { scale: 'cubic', points: [] } }],
    [{ remove_bars: new Array(101).fill(5) }],
    [{ kind: 'pie' }],
    [{}],
  ])('%j does not follow the contract', async (hints) => {
    const answer = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly), hints });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toMatch(/^hints/);
  });
});

it('stores and answers nothing of a hint that is not in the contract', async () => {
  const hints = { ...axis(), pane: { ...whole.price_pane, colour: 'red' }, colour: 'red' };
  const { body } = await analyze(api, bearer, { image_data_url: dataUrlOf(charts.hourly), hints });
  expect(body.analysis.hints).toEqual({ ...axis(), pane: whole.price_pane });
});

describe('the same picture with other hints', () => {
  it('is another reading; with the same ones the stored analysis is returned', async () => {
    const image_url = await upload(api, bearer, bare);
    const first = await analyze(api, bearer, { image_url, hints: axis() });
    const again = await analyze(api, bearer, { image_url, hints: axis() });
    expect(again.body).toMatchObject({ reused: true, analysis: { id: first.body.analysis.id } });
    const other = await analyze(api, bearer, { image_url, hints: axis(2) });
    expect(other.body).toMatchObject({ reused: false });
    expect((await analyze(api, bearer, { image_url })).status).toBe(422);
  });
});

describe('a visitor’s picture', () => {
  it('is read by hints, too; contradicted or wrong ones use up no try', async () => {
    const { get, post } = visitorFrom(api);
    const send = (picture: Buffer, hints: object) =>
      post('/api/demo/analyze', { image_data_url: dataUrlOf(picture), hints });
    const tries = async () => (await get('/api/demo/visit')).body.demo_tries;
    expect(await send(charts.hourly, axis(10))).toMatchObject({
      status: 422,
      body: { refusal: { code: 'hints_contradicted' } },
    });
    expect(await send(bare, { pane: { x0: 5, y0: 5, x1: 6, y1: 300 } })).toMatchObject({
      status: 422,
      body: { code: 'analysis.invalid_hints', errors: [{ field: 'hints.pane.x1' }] },
    });
    expect(await tries()).toBe(0);
    const { body } = await send(bare, axis());
    expect(body.analysis.hints).toEqual(axis());
    expect(body.analysis.analysis_json.reading.hints.axis).toBe('set');
    expect(await tries()).toBe(1);
  });
});
