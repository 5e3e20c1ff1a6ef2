import { buildUser } from '../../testing/build-user.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { ListAnalyses } from './list-analyses.ts';

describe('the list of analyses', () => {
  it('has the threads for pictures made ready, as the page that shows it is where pictures are sent', async () => {
    const order: string[] = [];
    const list = new ListAnalyses({
      analyses: { list: async () => (order.push('list'), { records: [], total: 0, hidden: 0 }) } as never,
      reading: { expectPicture: () => order.push('reading') } as never,
      inspector: { expectPicture: () => order.push('inspector') } as never,
      clock: new FakeClock(),
    });
    await list.run(buildUser(), { limit: 1, offset: 0 } as never);
    expect(order).toEqual(['inspector', 'reading', 'list']);
  });
});
