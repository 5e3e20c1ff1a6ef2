import { screen, waitFor, within } from '@testing-library/react';
import type { FakeCall } from '../../../api/testing/fake-network.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { later } from '../testing/later.ts';
import { renderVisitor } from '../testing/render-visitor.tsx';
import { TutorTab } from './tutor-tab.tsx';

const SEND = 'POST /tutor/send';
const lessons = [{ id: 'stop-loss', topic: 'Risk Management', title: 'Where a stop belongs' }];
const reply = (tutor_messages_used = 1) => ({
  body: { reply: 'Below the low.', lessons, meta: { limit: 20, tutor_messages_used } },
});

interface Sent {
  message: string;
  previous_messages: { role: string; content: string }[];
}

function start(routes: FakeServer['routes'] = {}, used = 0, limit = 20) {
  const sent: Sent[] = [];
  const answer = routes[SEND] ?? reply(used + 1);
  const remember = (config: FakeCall) => {
    sent.push(JSON.parse(String(config.data)) as Sent);
    return typeof answer === 'function' ? answer(config) : answer;
  };
  const answers: FakeServer['routes'] = {
    'GET /tutor/visit': { body: { limit, tutor_messages_used: used } },
    'GET /tutor/history': { body: { history: [] } },
    ...routes,
    [SEND]: remember,
  };
  const view = renderVisitor(<TutorTab />, { routes: answers });
  return { ...view, sent };
}

const field = () => screen.getByLabelText('Your message to the tutor');
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const talk = () => within(screen.getByRole('log'));

async function ask(routes: FakeServer['routes'] = {}, text = 'Where does a stop belong?') {
  const tutor = start(routes);
  await screen.findByRole('list', { name: 'Example questions' });
  await tutor.mouse.type(field(), `${text}{Enter}`);
  return tutor;
}

describe('asking the tutor', () => {
  it('[V-211] shows the question at once, thinking, then the reply with its lessons and what is left', async () => {
    const slow = later(reply());
    await ask({ [SEND]: slow.route });
    expect(await talk().findByText('Where does a stop belong?')).toBeVisible();
    expect(talk().getByText('Thinking…')).toBeVisible();
    expect(field()).toBeDisabled();
    slow.release();
    expect(await talk().findByText('Below the low.')).toBeVisible();
    expect(talk().queryByText('Thinking…')).toBeNull();
    expect(talk().getByRole('button', { name: 'Where a stop belongs' })).toBeVisible();
    expect(screen.getByText('19 of 20 free messages left')).toBeVisible();
    expect(field()).toHaveValue('');
  });

  it('opens a lesson beside the conversation', async () => {
    const lesson = {
      ...lessons[0],
      ...{ position: 1, summary: 'Where to stop.', minutes: 4 },
      blocks: [{ kind: 'paragraph', text: 'A stop stands where the idea is wrong.' }],
    };
    const { mouse } = await ask({
      'GET /tutor/lessons/stop-loss': { body: { lesson, previous: null, next: null } },
    });
    await mouse.click(await talk().findByRole('button', { name: 'Where a stop belongs' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Where a stop belongs' }));
    expect(await sheet.findByText('A stop stands where the idea is wrong.')).toBeVisible();
    expect(sheet.getByText('Risk Management · 4 min')).toBeVisible();
    await mouse.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(talk().getByRole('button', { name: 'Where a stop belongs' })).toHaveFocus();
  });

  it('[V-170] ignores a blank message, and cannot send while blank or waiting', async () => {
    const slow = later(reply());
    const { mouse, sent } = start({ [SEND]: slow.route });
    await screen.findByRole('list', { name: 'Example questions' });
    expect(sendButton()).toBeDisabled();
    await mouse.type(field(), '   {Enter}');
    expect(sendButton()).toBeDisabled();
    expect(sent).toEqual([]);
    await mouse.clear(field());
    await mouse.type(field(), 'A stop?');
    expect(sendButton()).toBeEnabled();
    await mouse.click(sendButton());
    await screen.findByText('Thinking…');
    expect(sendButton()).toBeDisabled();
    slow.release();
    await talk().findByText('Below the low.');
    expect(sent).toHaveLength(1);
  });

  it('[V-171] sends by Enter, and begins a line by Shift+Enter', async () => {
    const { mouse, sent } = start();
    await screen.findByRole('list', { name: 'Example questions' });
    await mouse.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('One\ntwo');
    expect(sent).toEqual([]);
    await mouse.type(field(), '{Enter}');
    await talk().findByText('Below the low.');
    expect(sent.map(({ message }) => message)).toEqual(['One\ntwo']);
  });

  it('[V-212] [V-213] restores the history and sends its last six messages along', async () => {
    const history = Array.from({ length: 10 }, (_, n) =>
      n % 2 ? { role: 'ai', content: `Answer ${n}`, lessons } : { role: 'user', content: `Question ${n}` },
    );
    const { mouse, sent } = start({ 'GET /tutor/history': { body: { history } } });
    expect(await talk().findByText('Answer 9')).toBeVisible();
    expect(talk().getAllByRole('article')).toHaveLength(10);
    await mouse.type(field(), 'And now?{Enter}');
    await talk().findByText('Below the low.');
    expect(sent[0]?.previous_messages).toEqual(
      history.slice(4).map(({ role, content }) => ({ role, content })),
    );
    await mouse.type(field(), 'And then?{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.previous_messages.map(({ content }) => content)).toEqual([
      ...history.slice(6).map(({ content }) => content),
      'And now?',
      'Below the low.',
    ]);
  });

  it('takes a message while the earlier conversation is on its way, and sends it with that', async () => {
    const history = [
      { role: 'user', content: 'Question' },
      { role: 'ai', content: 'Answer', lessons },
    ];
    const slow = later({ body: { history } });
    const { mouse, sent } = start({ 'GET /tutor/history': slow.route });
    await mouse.type(field(), 'And now?{Enter}');
    expect(talk().getByText('And now?')).toBeVisible();
    expect(sent).toEqual([]);
    slow.release();
    expect(await talk().findByText('Below the low.')).toBeVisible();
    expect(sent.map(({ previous_messages }) => previous_messages.length)).toEqual([2]);
  });

  it('keeps the counter of the answer: an older one that is still on its way is no longer wanted', async () => {
    let older: FakeCall | undefined;
    const never = (config: FakeCall) => {
      older = config;
      return new Promise<never>(() => undefined);
    };
    await ask({ 'GET /tutor/visit': never });
    expect(await screen.findByText('19 of 20 free messages left')).toBeVisible();
    expect(older?.signal?.aborted).toBe(true);
  });

  it('asks an example question when it is chosen', async () => {
    const { mouse, sent } = start();
    await mouse.click(await screen.findByRole('button', { name: 'What makes a support level strong?' }));
    await talk().findByText('Below the low.');
    expect(sent[0]).toEqual({ message: 'What makes a support level strong?', previous_messages: [] });
  });

  it.each([
    'The AI provider did not answer; this is from the built-in lessons.',
    'One sentence was left out, for advice.',
  ])('says what became of the answer: %s', async (provider_notice) => {
    await ask({ [SEND]: { body: { ...reply().body, provider_notice } } });
    expect(await talk().findByText(provider_notice, { exact: true })).toBeVisible();
  });
});

describe('what can go wrong', () => {
  it.each([
    [20, 'You have reached your 20 free tutor messages. Please purchase a package to get premium account.'],
    [8, 'You have reached your 8 free tutor messages. Please purchase a package to get premium account.'],
  ])('[V-169] [W-351] nothing is sent when all %i are used', async (limit, text) => {
    const { mouse, sent } = start({}, limit, limit);
    expect(await screen.findByText(text)).toBeVisible();
    await mouse.type(field(), 'One more?{Enter}');
    expect(screen.getByText(text).closest('[tabindex="-1"]')).toHaveFocus();
    expect(toast.list()).toEqual([]);
    expect(sent).toEqual([]);
    expect(field()).toHaveValue('One more?');
  });

  it('[V-219] says that the limit is reached, and asks what is left', async () => {
    const { server } = await ask({ [SEND]: { status: 429, body: { error: 'No more.' } } });
    const text = 'Tutor message limit reached. Please purchase a package to get premium account.';
    expect(await talk().findByText(text)).toBeVisible();
    expect(toast.list()).toEqual([]);
    await waitFor(() => expect(server.count('GET /tutor/visit')).toBe(2));
  });

  it.each([
    ['its message', { status: 500, body: { error: 'The tutor fell ill.' } }, 'The tutor fell ill.'],
    ['its status', { status: 503, body: '' }, 'HTTP 503'],
  ])('[V-220] shows the failure of the server with %s', async (_, answer, text) => {
    await ask({ [SEND]: answer });
    expect(await talk().findByText(`Failed to send message: ${text}`)).toBeVisible();
    expect(toast.list()).toEqual([]);
  });

  it('[V-221] shows a lost network as unexpected', async () => {
    await ask({ [SEND]: () => Promise.reject(new TypeError('No network')) });
    expect(
      await talk().findByText(
        'Unexpected error: The server could not be reached. Check your connection and try again.',
      ),
    ).toBeVisible();
  });

  it('keeps the question and sends it again by Retry', async () => {
    let broken = true;
    const { mouse, sent } = await ask({ [SEND]: () => (broken ? { status: 500 } : reply()) });
    const again = await talk().findByRole('button', { name: 'Retry' });
    expect(talk().getByText('Where does a stop belong?')).toBeVisible();
    broken = false;
    await mouse.click(again);
    expect(await talk().findByText('Below the low.')).toBeVisible();
    expect(talk().getAllByText('Where does a stop belong?')).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });

  it('leaves a question without an answer where it was asked when another is asked', async () => {
    let broken = true;
    const { mouse } = await ask({ [SEND]: () => (broken ? { status: 500 } : reply()) });
    await talk().findByRole('button', { name: 'Retry' });
    broken = false;
    await mouse.type(field(), 'And a target?{Enter}');
    await talk().findByText('Below the low.');
    expect(talk().getByText('Where does a stop belong?')).toBeVisible();
  });
});
