import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { userEvent, within } from 'storybook/test';
import type { VisitorMessage } from '../../../api/visitors.ts';
import { TutorTab } from './tutor-tab.tsx';

const lessons = [
  { id: 'position-size', topic: 'Risk Management', title: 'How large a position may be' },
  { id: 'drawdown', topic: 'Risk Management', title: 'What a loss costs to make good' },
];
const REPLY = [
  'The position follows from the risk: divide what you are ready to lose by the distance to the stop.',
  '',
  '- Account 10,000, risk 1%: 100.',
  '- Entry 50.00, stop 48.00: 2.00 a share.',
  '- 100 / 2.00 = 50 shares.',
].join('\n');
const talk: VisitorMessage[] = [
  { role: 'user', content: 'How large is my position when I risk 1% of 10,000 with a stop of 50 pips?' },
  { role: 'ai', content: REPLY, lessons },
];

const visit = (tutor_messages_used: number) =>
  http.get('/api/tutor/visit', () => HttpResponse.json({ limit: 20, tutor_messages_used }));
const said = (history: VisitorMessage[]) =>
  http.get('/api/tutor/history', () => HttpResponse.json({ history }));
const answers = http.post('/api/tutor/send', () =>
  HttpResponse.json({ reply: REPLY, lessons, meta: { limit: 20, tutor_messages_used: 1 } }),
);

const meta = {
  title: 'Visitors/Tutor',
  component: TutorTab,
  parameters: {
    session: { status: 'signed-out', user: null, left: false, refresh: async () => undefined },
    msw: [visit(0), said([]), answers],
  },
} satisfies Meta<typeof TutorTab>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('list', { name: 'Example questions' });
  await userEvent.type(
    canvas.getByLabelText('Your message to the tutor'),
    'Where does a stop belong?{Enter}',
  );
  return canvas;
}

export const Empty: Story = {};

export const Loading: Story = {
  parameters: { msw: [visit(0), http.get('/api/tutor/history', () => delay('infinite'))] },
};

export const Restored: Story = { parameters: { msw: [visit(1), said(talk), answers] } };

export const Thinking: Story = {
  parameters: { msw: [visit(0), said([]), http.post('/api/tutor/send', () => delay('infinite'))] },
  play: async ({ canvasElement }) => void (await (await ask(canvasElement)).findByText('Thinking…')),
};

export const Answered: Story = {
  play: async ({ canvasElement }) => {
    await (await ask(canvasElement)).findByRole('button', { name: 'How large a position may be' });
  },
};

/** Visitors read a lesson beside the conversation. */
export const Lesson: Story = {
  parameters: {
    msw: [
      visit(1),
      said(talk),
      http.get('/api/tutor/lessons/position-size', () =>
        HttpResponse.json({
          lesson: {
            ...{ ...lessons[0], position: 1, summary: 'Size follows from risk.', minutes: 4 },
            blocks: [
              { kind: 'heading', text: 'From risk to size' },
              {
                kind: 'paragraph',
                text: 'The stop says what a share may lose; the account says how much in all.',
              },
            ],
          },
          previous: null,
          next: null,
        }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const opener = { name: 'How large a position may be' };
    await userEvent.click(await within(canvasElement).findByRole('button', opener));
    await within(document.body).findByText('From risk to size', {}, { timeout: 15_000 });
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      visit(0),
      said([]),
      http.post('/api/tutor/send', () =>
        HttpResponse.json({ error: 'Something went wrong on our side.' }, { status: 500 }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await (await ask(canvasElement)).findByText(/Failed to send message/);
  },
};

export const AllUsed: Story = { parameters: { msw: [visit(20), said(talk)] } };

export const LongText: Story = {
  parameters: {
    msw: [
      visit(6),
      said([
        { role: 'user', content: `${'Why '.repeat(200)}${'x'.repeat(120)}?` },
        { role: 'ai', content: `${REPLY}\n\n`.repeat(6), lessons },
      ]),
    ],
  },
};

export const Night: Story = { ...Restored, globals: { theme: 'dark' } };
export const Phone: Story = { ...Restored, globals: { viewport: { value: 'phone' } } };
