import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, buildChat, buildMessage, buildTopics, question } from '../testing/builders.ts';
import {
  answerRefused,
  chatsBroken,
  chatsNever,
  messagesBroken,
  neverAnswered,
  quietTutor,
  withChats,
  withMessages,
  withTopics,
} from '../testing/story-handlers.ts';
import { TutorScreen } from './tutor-screen.tsx';

const chats = [
  buildChat(),
  buildChat({ id: 'c2', title: 'What is a pip?', topic: 'General' }),
  buildChat({ id: 'c3', title: 'How do I stop taking revenge trades?', topic: 'Trading Psychology' }),
];
const said = [withChats(chats), withMessages([question, answer])];

const meta = {
  title: 'Tutor/AI Education Assistant',
  component: TutorScreen,
  parameters: { layout: 'fullscreen', route: '/ai-tutor', msw: [...said, ...quietTutor] },
} satisfies Meta<typeof TutorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const Empty: Story = { parameters: { msw: quietTutor } };
export const Loading: Story = { parameters: { msw: [chatsNever, ...quietTutor] } };
export const ChatsBroken: Story = { parameters: { msw: [chatsBroken, ...quietTutor] } };
export const MessagesBroken: Story = {
  parameters: { msw: [withChats(chats), messagesBroken, ...quietTutor] },
};

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const field = await canvas.findByRole('textbox', { name: 'Your question' });
  await canvas.findByRole('region', { name: 'Conversation' });
  await userEvent.type(field, 'And with a wider stop?{Enter}');
  return canvas;
}

export const Thinking: Story = {
  parameters: { msw: [neverAnswered, ...said, ...quietTutor] },
  play: async ({ canvasElement }) => void (await (await ask(canvasElement)).findByText('Thinking…')),
};

export const NotAnswered: Story = {
  parameters: { msw: [answerRefused, ...said, ...quietTutor] },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
  },
};

export const StoppedWithNotice: Story = {
  parameters: {
    msw: [
      withChats(chats),
      withMessages([
        question,
        { ...answer, notice: 'The AI provider did not answer; this is from the built-in lessons.' },
        { ...question, id: 'q2', content: 'And then?', client_message_id: 'q2' },
        buildMessage({ id: 'm3', content: 'Then the position', stopped: true }),
      ]),
      ...quietTutor,
    ],
  },
};

export const LockedTopic: Story = {
  parameters: {
    msw: [withTopics(buildTopics(['Market Fundamentals', 'Strategy Development'])), ...said, ...quietTutor],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Strategy Development.*locked/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'available for Pro and Expert plans',
    );
  },
};

export const LongTexts: Story = {
  parameters: {
    msw: [
      withChats([
        buildChat({ title: 'A question that does not fit into any column, however wide'.repeat(2) }),
      ]),
      withMessages([
        { ...question, content: 'Averylongwordthatnobodywouldwrite'.repeat(8) },
        { ...answer, content: `${answer.content}\n\n`.repeat(12) },
      ]),
      ...quietTutor,
    ],
  },
};
