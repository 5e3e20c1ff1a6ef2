import type { RecognisedText, TextRecogniser } from '../types.ts';
import { toPicture } from '../image/picture.ts';
import { scanText } from '../image/words.ts';
import { createTextRecogniser } from '../text/index.ts';
import { decodePicture } from '../decode.ts';
import { renderSvg } from '../bench/draw/render.ts';
import type { Header } from './header.ts';
import { HeaderReader, readHeaderTexts } from './header.ts';
import { LineReader } from './text-lines.ts';

interface Piece {
  text: string;
  x: number;
  y: number;
  size?: number;
  fill?: string;
  plate?: string;
}

const recogniser = createTextRecogniser();

const buttons = ['1m', '5m', '15m', '30m', '1h', '4h', '1D', '1W', '1M'];

async function drawn(pieces: Piece[]): Promise<ReturnType<typeof toPicture>> {
  const parts = pieces.map(({ text, x, y, size = 14, fill = '#d1d4dc', plate }) => {
    const wide = 0.62 * size * text.length + 14;
    const box = plate
      ? `<rect x="${x - 7}" y="${y - size}" width="${wide}" height="${1.45 * size}" fill="${plate}"/>`
      : '';
    return `${box}<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${text.replace('&', '&amp;')}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400" font-family="DejaVu Sans, Arial, sans-serif">
    <rect width="900" height="400" fill="#131722"/>${parts.join('')}</svg>`;
  return toPicture(await decodePicture(await renderSvg(svg)));
}

async function read(pieces: Piece[], with_: TextRecogniser = recogniser): Promise<Header> {
  const picture = await drawn(pieces);
  const reader = new LineReader(picture, with_);
  return readHeaderTexts(reader, scanText(picture), { x0: 0, y0: 0, x1: 900, y1: 160 });
}

describe('readHeaderTexts', () => {
  it('reads symbol, time frame and prices of a header before anything else is known of the chart', async () => {
    const header = await read([
      { text: 'EURUSD · 30 · OANDA', x: 16, y: 30 },
      { text: 'O1.08321 H1.08410 L1.08200 C1.08333', x: 220, y: 30 },
      { text: '+0.00012 (+0.01%)', x: 560, y: 30 },
    ]);
    expect(header.symbol?.value.text).toBe('EURUSD');
    expect(header.timeframe?.value.text).toBe('30m');
    const { prices } = header;
    expect([prices?.open, prices?.high, prices?.low, prices?.close].map((p) => p?.price)).toEqual([
      1.08321, 1.0841, 1.082, 1.08333,
    ]);
    expect(prices).toMatchObject({ checked: true, ambiguous: false });
    expect(prices!.close!.box.x0).toBeGreaterThan(400);
    expect(prices!.close!.box.y1).toBeLessThan(40);
  });

  it('reads the pressed button where its plate was taken for a letter', async () => {
    const row = buttons.map((text, i) => ({ text, x: 80 + 38 * i, y: 50, size: 11 }));
    const header = await read([
      { text: 'AAPL', x: 16, y: 24, size: 18 },
      ...row.filter((b) => b.text !== '1h'),
    ]);
    expect(header.timeframe).toBeNull();
    const plate = { ...row[4]!, fill: '#ffffff', plate: '#e5a811' };
    const pressed = await read([{ text: 'AAPL', x: 16, y: 24, size: 18 }, ...row.with(4, plate)]);
    expect(pressed.timeframe?.value.text).toBe('1h');
  });

  it('takes no row of a long list of markets for the symbol of the chart', async () => {
    const names = ['GBPJPY', 'NI225', 'AVAXUSDT', 'TSLA', 'USOIL', 'BTCUSDT', 'XRPUSDT', 'AAPL', 'MSFT'];
    const list = names.map((text, i) => ({ text, x: 700, y: 142 + 26 * i }));
    expect((await read(list)).symbol).toBeNull();
    expect((await read([{ text: 'XAUUSD,Weekly', x: 16, y: 30 }, ...list])).symbol?.value.text).toBe(
      'XAUUSD',
    );
  });

  it('[W-485] takes a title with a time frame above a long legend for no row of a list', async () => {
    const studies = ['VWAP', 'EMA 21 close', 'MACD 12 26', 'Volume', 'RSI 14', 'ATR 14', 'CCI 20', 'OBV'];
    const legend = studies.map((text, i) => ({ text, x: 16, y: 62 + 26 * i }));
    const titled = await read([{ text: 'XAGUSD · 30 · FXCM', x: 16, y: 36 }, ...legend]);
    expect(titled.symbol?.value.text).toBe('XAGUSD');
  });

  it('[W-542] takes the symbol that its time frame follows for that of the chart, beside the heading of a list', async () => {
    const list = ['USOIL', 'ETHUSDT', 'ADAUSDT'].map((text, i) => ({
      text,
      x: i === 0 ? 16 : 32,
      y: 30 + 28 * i,
    }));
    const beside = async (frame: string, x: number): Promise<string | undefined> =>
      (await read([...list, { text: 'NATGAS', x: 200, y: 30 }, { text: frame, x, y: 30 }])).symbol?.value
        .text;
    expect(await beside('15 min', 280)).toBe('NATGAS');
    expect(await beside('15 min', 400)).toBeUndefined();
    expect(await beside('15.23', 280)).toBeUndefined();
  });

  it('takes the pressed one of a row of time frames, by its plate', async () => {
    const row = ['1m', '5m', '15m', '1h', '4h', '1D'].map((text, i) => ({ text, x: 20 + 60 * i, y: 70 }));
    const pieces = row.map((p) => (p.text === '4h' ? { ...p, plate: '#2962ff', fill: '#ffffff' } : p));
    const header = await read([{ text: 'BTC/USDT', x: 16, y: 30, size: 18 }, ...pieces]);
    expect(header.symbol?.value.text).toBe('BTCUSDT');
    expect(header.timeframe?.value.text).toBe('4h');
  });

  it('takes the pressed one of a row of time frames, by its colour', async () => {
    const row = ['1m', '5m', '15m', '1h', '4h', '1D'].map((text, i) => ({
      text,
      x: 20 + 60 * i,
      y: 70,
      fill: text === '15m' ? '#f0b90b' : '#d1d4dc',
    }));
    expect((await read([{ text: 'BTC/USDT', x: 16, y: 30 }, ...row])).timeframe?.value.text).toBe('15m');
  });

  it('gives no time frame for a row of periods or of buttons of which none is pressed', async () => {
    const row = (texts: string[]): Piece[] => texts.map((text, i) => ({ text, x: 20 + 60 * i, y: 70 }));
    const name = { text: 'Apple Inc. (AAPL)', x: 16, y: 30 };
    expect((await read([name, ...row(['1D', '5D', '1M', '6M', 'YTD', '1Y', 'Max'])])).timeframe).toBeNull();
    expect((await read([name, ...row(['1m', '5m', '15m', '1h', '1D'])])).timeframe).toBeNull();
  });

  it('does not take the entries of a watch list for the symbol of the chart', async () => {
    const list = ['ETHUSDT', 'SOLUSDT', 'XRPUSDT', 'ADAUSDT'].map((text, i) => ({
      text,
      x: 700,
      y: 40 + 28 * i,
    }));
    const titled = await read([{ text: 'BTCUSDT · 1h · BINANCE', x: 16, y: 30 }, ...list]);
    expect(titled.symbol?.value.text).toBe('BTCUSDT');
    expect((await read(list)).symbol).toBeNull();
  });

  it('reads each text once', async () => {
    let count = 0;
    const counting: TextRecogniser = {
      recognise: (lines, charset): RecognisedText[] => {
        count += lines.length;
        return recogniser.recognise(lines, charset);
      },
    };
    const picture = await drawn([{ text: 'EURUSD · 30 · OANDA', x: 16, y: 30 }]);
    const reader = new LineReader(picture, counting);
    const region = { x0: 0, y0: 0, x1: 900, y1: 160 };
    const first = readHeaderTexts(reader, scanText(picture), region);
    expect(readHeaderTexts(reader, scanText(picture), region)).toEqual(first);
    expect(count).toBe(1);
  });
});

describe('HeaderReader', () => {
  it('reads a title that stands in the columns of the price labels, above the first of them', async () => {
    const picture = await drawn([{ text: 'UK100 · 4h', x: 6, y: 22, size: 16 }]);
    const layout = {
      price_pane: { x0: 70, y0: 0, x1: 890, y1: 380 },
      axis_strip: { x0: 0, y0: 0, x1: 66, y1: 400 },
      axis_side: 'left' as const,
      other_panes: [],
    };
    const titled = (labels?: number): string | undefined =>
      new HeaderReader(new LineReader(picture, recogniser), scanText(picture)).read(layout, [], labels).symbol
        ?.value.text;
    expect(titled(42)).toBe('UK100');
    expect(titled(10)).toBeUndefined();
  });

  it('reads on to the first label where that stands far below the top of the pane', async () => {
    const picture = await drawn([{ text: 'UK100 · 4h', x: 80, y: 140, size: 16 }]);
    const layout = {
      price_pane: { x0: 0, y0: 0, x1: 800, y1: 380 },
      axis_strip: { x0: 810, y0: 0, x1: 890, y1: 400 },
      axis_side: 'right' as const,
      other_panes: [],
    };
    const titled = (labels: number): string | undefined =>
      new HeaderReader(new LineReader(picture, recogniser), scanText(picture)).read(layout, [], labels).symbol
        ?.value.text;
    expect(titled(200)).toBe('UK100');
    expect(titled(20)).toBeUndefined();
  });

  it('reads the buttons above the chart where many prices stand beside it', async () => {
    const book = Array.from({ length: 36 }, (_, i) => ({
      text: `${190 + i}.10`,
      x: 640 + 80 * (i % 3),
      y: 66 + 16 * Math.floor(i / 3),
      size: 11,
    }));
    const row = buttons.map((text, i) => ({ text, x: 20 + 38 * i, y: 44, size: 11 }));
    const plate = { ...row[4]!, fill: '#ffffff', plate: '#e5a811' };
    const picture = await drawn([{ text: 'AAPL', x: 16, y: 20, size: 16 }, ...row.with(4, plate), ...book]);
    const layout = {
      price_pane: { x0: 0, y0: 54, x1: 540, y1: 1100 },
      axis_strip: { x0: 545, y0: 54, x1: 620, y1: 1100 },
      axis_side: 'right' as const,
      other_panes: [],
    };
    const header = new HeaderReader(new LineReader(picture, recogniser), scanText(picture)).read(layout);
    expect(header.timeframe?.value.text).toBe('1h');
  });
});
