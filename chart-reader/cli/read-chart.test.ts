import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const COMMAND = join(import.meta.dirname, 'read-chart.ts');
const CHART = join(import.meta.dirname, '../../e2e/fixtures/daily-candles.png');

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command with no environment at all: no keys, no addresses, no proxy. */
function run(args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env: {} }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('read-chart command', () => {
  let dir = '';
  let plain = '';
  let broken = '';

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'read-chart-'));
    plain = join(dir, 'plain.png');
    broken = join(dir, 'broken.png');
    await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
      .png()
      .toFile(plain);
    await writeFile(broken, 'no picture');
  });

  afterAll(() => rm(dir, { recursive: true }));

  it('[D-129] prints JSON, one document a picture, with no server and no database', async () => {
    const { code, stdout } = await run([plain, '--json']);
    expect(code).toBe(1);
    const document = JSON.parse(stdout) as { outcome: string; refusal: { code: string } };
    expect(document.outcome).toBe('refused');
    expect(document.refusal.code).toBe('no_price_axis');
  });

  it('[D-004] reads a chart with the network cut and no keys set', async () => {
    const cut = `
      import { Socket } from 'node:net';
      Socket.prototype.connect = () => { throw new Error('no network'); };
      globalThis.fetch = () => { throw new Error('no network'); };`;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(cut)}`, COMMAND, CHART, '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: {}, maxBuffer: 2 ** 26 });
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'read' });
  });

  it('reads plain files of at most 10 MiB only', async () => {
    const large = join(dir, 'large.png');
    await writeFile(large, '');
    await truncate(large, 10 * 1024 * 1024 + 1);
    const { code, stdout } = await run(['/dev/zero', dir, large, '--json']);
    expect(code).toBe(2);
    const reasons = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).refusal.reason);
    expect(reasons).toEqual([
      'This is not a plain file.',
      'This is not a plain file.',
      'The file is larger than 10 MiB.',
    ]);
  });

  it('says what is wrong with a file and goes on with the others', async () => {
    const out = join(dir, 'out');
    const { code, stdout } = await run([
      broken,
      join(dir, 'missing.png'),
      plain,
      '--predictions',
      out,
      '--overlay',
      out,
    ]);
    expect(code).toBe(2);
    expect(stdout).toMatch(
      /broken\.png\n {2}refused \(unreadable_file\): The file is not a PNG, JPEG or WebP image\./,
    );
    expect(stdout).toMatch(
      /missing\.png\n {2}refused \(unreadable_file\): The file could not be opened \(ENOENT\)/,
    );
    const prediction = JSON.parse(await readFile(join(out, 'plain.json'), 'utf8')) as Record<string, unknown>;
    expect(prediction).toEqual({
      found: { last_price: null, symbol: null, timeframe: null },
      refused: expect.stringMatching(/^no_price_axis/),
      elapsed_ms: expect.any(Number),
    });
    expect((await sharp(join(out, 'plain.overlay.png')).metadata()).width).toBe(400);
  });

  it('reads a picture without its price scale by the prices that are given', async () => {
    const bare = join(dir, 'bare.png');
    const { width = 0, height = 0 } = await sharp(CHART).metadata();
    const whole = JSON.parse((await run([CHART, '--json'])).stdout) as {
      reading: {
        axis: { value: { a: { y_px: number; price: number }; b: { y_px: number; price: number } } };
      };
    };
    const { a, b } = whole.reading.axis.value;
    await sharp(CHART)
      .extract({ left: 0, top: 0, width: width - 70, height })
      .png()
      .toFile(bare);
    expect(JSON.parse((await run([bare, '--json'])).stdout)).toMatchObject({ outcome: 'refused' });
    const axis = [a, b].flatMap(({ y_px, price }) => ['--axis', `1:${y_px}=${price}`]);
    const more = ['--symbol', 'ABC', '--timeframe', 'D', '--kind', 'candles'];
    const { code, stdout } = await run([bare, ...axis, '--scale', 'linear', ...more]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/ABC 1D/);
    expect(stdout).toMatch(/linear axis given by hand/);
    expect(stdout).toMatch(/scale set by you: the error of a click \(0\.5 px\) is in every price/);
    expect(stdout).toMatch(/set by you: kind, symbol, time frame/);
  });

  it.each([
    [['--axis', '250'], '--axis must be X:Y=PRICE, such as 1180:250=101.5, and was “250”.'],
    [
      ['--axis', '250=10', '--axis', '3500=9'],
      '--axis 3500=9: the height must lie in the picture, from 0 to 300.',
    ],
  ])('says what is wrong with %j', async (args, message) => {
    const { code, stderr, stdout } = await run([plain, ...args]);
    expect(code).toBe(64);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
  });

  it('takes what is known of a picture for one picture only', async () => {
    const { code, stderr } = await run([plain, plain, '--symbol', 'ABC']);
    expect(code).toBe(64);
    expect(stderr).toMatch(/name one picture/);
  });

  it('explains its use', async () => {
    const none = await run([]);
    expect(none.code).toBe(64);
    expect(none.stderr).toMatch(/npm run read-chart/);
    expect((await run(['--help'])).code).toBe(0);
  });
});
