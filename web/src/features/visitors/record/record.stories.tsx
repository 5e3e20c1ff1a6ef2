import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { plansSample, recordSample } from './samples.ts';
import { RecordScreen } from './record-screen.tsx';

const answers = (record: () => Promise<Response> | Response, plans: () => Promise<Response> | Response) => ({
  layout: 'fullscreen',
  route: '/record',
  msw: { handlers: [http.get('/api/record', record), http.get('/api/record/plans', plans)] },
});
const page = (plans: unknown[]) =>
  HttpResponse.json({ plans, meta: { page: 1, pages: 1, total: plans.length } });
const never = async () => {
  await delay('infinite');
  return new HttpResponse();
};
const broken = () => HttpResponse.json({ error: 'Something went wrong.' }, { status: 500 });
const nothing = {
  ...recordSample.graded,
  graded: 0,
  hits: 0,
  misses: 0,
  open: 0,
  ambiguous: 0,
  not_entered: 0,
};
const noRate = { ...nothing, rate: null, low: null, high: null, base_rate: null };

const meta: Meta<typeof RecordScreen> = {
  title: 'Visitors/Record of plans',
  component: RecordScreen,
  parameters: answers(
    () => HttpResponse.json(recordSample),
    () => page(plansSample),
  ),
};
export default meta;
type Story = StoryObj<typeof RecordScreen>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  parameters: answers(
    () => HttpResponse.json({ head: null, plans: 0, sealed_late: 0, graded: noRate, all: noRate }),
    () => page([]),
  ),
};
export const Loading: Story = { parameters: answers(never, never) };
export const Failed: Story = { parameters: answers(broken, broken) };
