import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import type { FollowUp } from '../../../api/generated/model';
import {
  FakePreviewWorker,
  readPreview,
  refusedPreview,
} from '../../../entities/analysis/testing/fake-preview-worker.ts';
import chart from '../../../entities/analysis/testing/chart.png';
import { buildAnalysis } from '../fixtures/analyses.ts';
import { buildFollowUp } from './build-follow-up.ts';
import { FollowUpPanel } from './follow-up-panel.tsx';

const record = buildAnalysis();
const at = '/api/chart/analyses/:id/follow-ups';
const sealed = http.get('/api/chart/analyses/:id/seal', () => {
  const text = '{"plan":{"direction":"long"},"salt":"9c1f"}';
  const seal = { sequence: 17, sealed_at: '2026-03-02T09:00:00.000Z', commitment: 'c'.repeat(64), text };
  return HttpResponse.json({ seal });
});
const due_at = '2026-11-25T08:00:00.000Z';
const reminders = http.get('/api/chart/analyses/:id/reminder', () =>
  HttpResponse.json({
    reminder: null,
    suggestion: { bars: 20, time_frame: '1h', due_at, passed: false },
  }),
);
const reminded = http.get('/api/chart/analyses/:id/reminder', () =>
  HttpResponse.json({ reminder: { due_at, is_due: false, sent_at: null }, suggestion: null }),
);
const withGrades = (...follow_ups: FollowUp[]) => [
  http.get(at, () => HttpResponse.json({ follow_ups })),
  sealed,
  reminders,
];

const meta: Meta<typeof FollowUpPanel> = {
  title: 'Analysis/Outcome',
  component: FollowUpPanel,
  args: { record, json: record.analysis_json! },
};

export default meta;

type Story = StoryObj<typeof FollowUpPanel>;

export const Playground: Story = { parameters: { msw: { handlers: withGrades(buildFollowUp()) } } };

export const NotGradedYet: Story = { parameters: { msw: { handlers: withGrades() } } };

/** Chooses a later screenshot as a person would. */
async function chooseLater(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const blob = await (await fetch(chart)).blob();
  const later = new File([blob], 'later.png', { type: 'image/png' });
  await userEvent.upload(await canvas.findByLabelText('Later screenshot'), later);
  return canvas;
}

export const LaterPictureRead: Story = {
  ...NotGradedYet,
  beforeEach: () => FakePreviewWorker.putUp(() => readPreview),
  play: async ({ canvasElement }) => {
    const canvas = await chooseLater(canvasElement);
    await expect(await canvas.findByText(/^Readable, /)).toBeVisible();
  },
};

/** A picture without a scale opens the tool for it. */
export const LaterPictureCorrected: Story = {
  ...NotGradedYet,
  beforeEach: () => FakePreviewWorker.putUp(() => refusedPreview),
  play: async ({ canvasElement }) => {
    const canvas = await chooseLater(canvasElement);
    await expect(await canvas.findByLabelText('Price at height 1')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Correct bars' })).toBeNull();
  },
};

export const LaterPictureCorrectedAtNight: Story = { ...LaterPictureCorrected, globals: { theme: 'dark' } };

export const LaterPictureCorrectedOnAPhone: Story = {
  ...LaterPictureCorrected,
  globals: { viewport: { value: 'phone' } },
};

export const GradedByWhatWasGiven: Story = {
  parameters: {
    msw: { handlers: withGrades(buildFollowUp({}, { hints: { kind: 'candles', timeframe: '4h' } })) },
  },
};

export const ReminderSet: Story = {
  parameters: { msw: { handlers: [reminded, ...withGrades()] } },
};

export const SeveralLooks: Story = {
  parameters: {
    msw: {
      handlers: withGrades(
        buildFollowUp(
          { outcome: 'stopped', touches: [{ level: 'stop', bar: 31 }], result_r: { value: -1, sigma: 0 } },
          { id: '0b6f5d5e-62c8-4a0e-9d0f-6a4a51f0a333' },
        ),
        buildFollowUp({ outcome: 'open', result_r: null, touches: [{ level: 'entry', bar: 0 }] }),
      ),
    },
  },
};

export const CannotTell: Story = {
  parameters: {
    msw: {
      handlers: withGrades(
        buildFollowUp({
          outcome: 'ambiguous',
          ambiguity: 'same_bar',
          ambiguous_bar: 4,
          ambiguous_levels: ['stop', 'take_profit_1'],
          result_r: null,
        }),
      ),
    },
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(at, () => delay('infinite'))] } },
};

export const Broken: Story = {
  parameters: {
    msw: {
      handlers: [http.get(at, () => HttpResponse.json({ error: 'Something went wrong.' }, { status: 500 }))],
    },
  },
};
