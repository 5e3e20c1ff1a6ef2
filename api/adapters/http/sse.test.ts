import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { EventStream } from './sse.ts';

afterEach(() => jest.useRealTimers());

describe('a stream of events', () => {
  it('writes each event as one block', async () => {
    const events = new EventStream();
    events.send('stage', { stage: 'decode', note: 'two\nlines' });
    events.end();
    expect(await text(events.readable)).toBe(
      'event: stage\ndata: {"stage":"decode","note":"two\\nlines"}\n\n',
    );
  });

  it('says every ten seconds that it is alive', async () => {
    jest.useFakeTimers();
    const events = new EventStream();
    jest.advanceTimersByTime(20_000);
    events.end();
    jest.useRealTimers();
    expect(await text(events.readable)).toBe(': alive\n\n: alive\n\n');
  });

  it('takes what is sent to a client that has gone, and drops it', async () => {
    const events = new EventStream();
    events.readable.destroy();
    await once(events.readable, 'close');
    events.send('result', {});
    events.end();
    expect(events.readable.readableLength).toBe(0);
  });
});
