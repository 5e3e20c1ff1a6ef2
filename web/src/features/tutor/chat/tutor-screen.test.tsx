import { screen, waitFor, within } from '@testing-library/react';
import {
  CLOSED,
  answer,
  buildChat,
  buildMessage,
  buildTopics,
  lessonLink,
  question,
} from '../testing/builders.ts';
import { startFakeTutor } from '../testing/fake-tutor.ts';
import { renderTutor } from '../testing/render-tutor.tsx';
import { TutorScreen } from './tutor-screen.tsx';

const TOPICS = [
  'Technical Analysis',
  'Risk Management',
  'Trading Psychology',
  'Portfolio Management',
  'Market Fundamentals',
  'Strategy Development',
];
const second = buildChat({ id: 'c2', title: 'What is a pip?', topic: 'General' });
const LIST = 'GET /tutor/conversations';
const CHAT = 'GET /tutor/conversations/c1/messages';
const ASK = 'POST /tutor/conversations/c1/messages';

const withChats = {
  [LIST]: { body: { conversations: [buildChat(), second], total: 2 } },
  [CHAT]: { body: { messages: [question, answer] } },
  'GET /tutor/conversations/c2/messages': {
    body: {
      messages: [
        { ...question, id: 'q9', content: 'What is a pip?' },
        buildMessage({ content: 'A small step.' }),
      ],
    },
  },
};

const field = () => screen.findByRole('textbox', { name: 'Your question' });
const conversation = () => screen.findByRole('region', { name: 'Conversation' });

/** Chooses in the open menu by keyboard. */
async function pick(mouse: ReturnType<typeof renderTutor>['mouse'], name: string) {
  const item = await screen.findByRole('menuitem', { name });
  await mouse.keyboard(name.charAt(0));
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  await mouse.keyboard('{Enter}');
}

describe('the assistant', () => {
  it('[V-086][V-089] shows topics and chats at the left', async () => {
    startFakeTutor();
    renderTutor(<TutorScreen />);
    const quick = within(await screen.findByRole('region', { name: 'Quick Start' }));
    expect(quick.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(TOPICS);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Recent Chats' })).toHaveTextContent(
        'Your conversations will be saved here.',
      ),
    );
  });

  it('[V-087] welcomes who has no conversation with example questions', async () => {
    startFakeTutor();
    renderTutor(<TutorScreen />);
    expect(
      await screen.findByRole('heading', { name: 'Welcome to your AI Education Assistant' }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Example questions' })).getAllByRole('button').length,
    ).toBeGreaterThan(2);
  });

  it('[V-154] fetches ten chats, opens the first, and loads another when it is chosen', async () => {
    const server = startFakeTutor(withChats);
    const { mouse } = renderTutor(<TutorScreen />);
    expect(await conversation()).toHaveTextContent('Size follows from the stop:');
    expect(server.of(LIST)[0]?.params).toEqual({ limit: 10 });
    expect(await field()).not.toHaveFocus();
    expect(server.of('GET /tutor/conversations/c2/messages')).toHaveLength(0);
    expect(screen.getByRole('button', { name: /^How large should/, current: true })).toBeVisible();
    await mouse.click(screen.getByRole('button', { name: /^What is a pip/ }));
    await waitFor(async () => expect(await conversation()).toHaveTextContent('A small step.'));
  });

  it('[V-155][V-088] shows the question at once, thinks, and says the answer as it comes', async () => {
    const server = startFakeTutor(withChats);
    const { mouse } = renderTutor(<TutorScreen />);
    await conversation();
    await mouse.type(await field(), 'And with a wider stop?{Enter}');
    expect(await screen.findByText('Thinking…')).toBeVisible();
    expect(await conversation()).toHaveTextContent('And with a wider stop?');
    expect(await field()).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('The tutor is thinking.');
    await waitFor(() => expect(server.of(ASK)).toHaveLength(1));
    server.speech.say('part', { text: 'Then the position ' });
    expect(await screen.findByText('Then the position')).toBeVisible();
    expect(screen.getByRole('status')).not.toHaveTextContent('Then the position');
    server.speech.say('notice', {
      text: 'The AI provider did not answer; this is from the built-in lessons.',
    });
    expect(
      await screen.findByText('The AI provider did not answer; this is from the built-in lessons.'),
    ).toBeVisible();
    server.speech.finish(
      buildMessage({ id: 'm9', content: 'Then the position is smaller.', lessons: [lessonLink] }),
    );
    await waitFor(async () => expect(await field()).toBeEnabled());
    expect(screen.getByRole('status')).toHaveTextContent('Then the position is smaller.');
    expect(screen.getAllByRole('link', { name: 'Position sizing' }).at(-1)).toHaveAttribute(
      'href',
      '/ai-tutor/lessons/position-sizing',
    );
    expect(await field()).toHaveFocus();
  });

  it('[V-156][V-203] asks with temperature 0.5, and for the profile when the answer is there', async () => {
    const server = startFakeTutor(withChats);
    const { mouse, refresh } = renderTutor(<TutorScreen />);
    await conversation();
    await mouse.type(await field(), 'And with a wider stop?{Enter}');
    await waitFor(() => expect(server.of(ASK)).toHaveLength(1));
    expect(server.of(ASK)[0]?.body).toMatchObject({ content: 'And with a wider stop?', temperature: 0.5 });
    server.speech.say('part', { text: 'Then the position ' });
    expect(await screen.findByText('Then the position')).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
    server.speech.finish(buildMessage({ id: 'm9', content: 'Then the position is smaller.' }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  });

  it('[V-157] begins a conversation titled with the first 50 characters and dots, topic General', async () => {
    const server = startFakeTutor();
    const { mouse } = renderTutor(<TutorScreen />);
    const long = 'How do I size a position when my stop is forty pips away from my entry?';
    await mouse.type(await field(), `${long}{Enter}`);
    await waitFor(() => expect(server.of('POST /tutor/conversations')).toHaveLength(1));
    expect(server.of('POST /tutor/conversations')[0]?.body).toEqual({
      title: `${long.slice(0, 50)}...`,
      topic: 'General',
    });
    await waitFor(() => expect(server.of('POST /tutor/conversations/new/messages')).toHaveLength(1));
    const begun = buildChat({ id: 'new', title: `${long.slice(0, 50)}...`, topic: 'General' });
    server.answers[LIST] = { body: { conversations: [begun], total: 1 } };
    server.speech.finish();
    await waitFor(async () => expect(await conversation()).toHaveTextContent('Size follows from the stop:'));
    expect(screen.getByRole('button', { name: /^How do I size/, current: true })).toBeVisible();
  });

  it('[V-170][V-171] ignores blank questions; Enter sends, Shift+Enter begins a line', async () => {
    const server = startFakeTutor(withChats);
    const { mouse } = renderTutor(<TutorScreen />);
    await conversation();
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    await mouse.type(await field(), '   {Enter}');
    expect(send).toBeDisabled();
    expect(server.of(ASK)).toHaveLength(0);
    await mouse.type(await field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(server.of(ASK)).toHaveLength(0);
    expect(await field()).toHaveValue('   one\ntwo');
    await mouse.keyboard('{Enter}');
    await waitFor(() => expect(server.of(ASK)).toHaveLength(1));
    expect(server.of(ASK)[0]?.body).toMatchObject({ content: 'one\ntwo' });
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  it('[D-097] shows a failed send with Retry, keeps the text, and asks the very same again', async () => {
    const server = startFakeTutor(withChats);
    server.speech.refuseNext(500, 'Something broke on our side.');
    const { mouse } = renderTutor(<TutorScreen />);
    await conversation();
    await mouse.type(await field(), 'Does it hold?{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something broke on our side.');
    expect(await conversation()).toHaveTextContent('Does it hold?');
    expect(await field()).toBeEnabled();
    await mouse.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.of(ASK)).toHaveLength(2));
    server.speech.finish(buildMessage({ id: 'm9', content: 'It does.' }));
    expect(await screen.findByText('It does.', { selector: 'p span' })).toBeVisible();
    const [first, again] = server.of(ASK).map(({ body }) => body);
    expect(again).toEqual(first);
    expect(screen.getAllByText('Does it hold?')).toHaveLength(1);
  });

  it('stops an answer, keeps what was said, and can ask again', async () => {
    const server = startFakeTutor(withChats);
    const { mouse } = renderTutor(<TutorScreen />);
    await conversation();
    await mouse.type(await field(), 'Tell me everything{Enter}');
    await screen.findByText('Thinking…');
    server.speech.say('part', { text: 'First of all' });
    await screen.findByText('First of all');
    await mouse.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('You stopped this answer.')).toBeVisible();
    expect(screen.getByText('First of all')).toBeVisible();
    await mouse.click(screen.getByRole('button', { name: 'Answer again' }));
    await waitFor(() => expect(server.of(ASK)).toHaveLength(2));
    server.speech.finish(buildMessage({ id: 'm9', content: 'Everything.' }));
    expect(await screen.findByText('Everything.', { selector: 'p span' })).toBeVisible();
    expect(screen.queryByText('You stopped this answer.')).not.toBeInTheDocument();
    expect(server.of(ASK)[1]?.body).toEqual(server.of(ASK)[0]?.body);
  });

  it('keeps a question that was stopped before the server heard it', async () => {
    const begun = Promise.withResolvers<{ status: number; body: object }>();
    const server = startFakeTutor({ 'POST /tutor/conversations': () => begun.promise });
    const { mouse } = renderTutor(<TutorScreen />);
    await mouse.type(await field(), 'Tell me everything{Enter}');
    await mouse.click(await screen.findByRole('button', { name: 'Stop' }));
    begun.resolve({ status: 201, body: { conversation: buildChat({ id: 'new' }) } });
    expect(await screen.findByText('You stopped this answer.')).toBeVisible();
    await waitFor(() => expect(server.of('GET /tutor/conversations/new/messages')).toHaveLength(1));
    await mouse.click(await screen.findByRole('button', { name: 'Answer again' }));
    await waitFor(() => expect(server.of('POST /tutor/conversations/new/messages')).toHaveLength(1));
    expect(screen.getAllByText('Tell me everything')).toHaveLength(1);
    server.speech.finish(buildMessage({ id: 'm9', content: 'Everything.' }));
    expect(await screen.findByText('Everything.', { selector: 'p span' })).toBeVisible();
  });

  it('offers to ask again what was left without an answer', async () => {
    const server = startFakeTutor({ ...withChats, [CHAT]: { body: { messages: [question] } } });
    const { mouse } = renderTutor(<TutorScreen />);
    expect(await screen.findByText('This question has no answer yet.')).toBeVisible();
    await mouse.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.of(ASK)).toHaveLength(1));
    expect(server.of(ASK)[0]?.body).toMatchObject({ client_message_id: 'q1' });
    server.speech.finish();
    expect(await screen.findByText(/^Size follows/, { selector: 'p span' })).toBeVisible();
  });
});

describe('on a phone', () => {
  it('opens topics and chats in a sheet, which closes once something is chosen', async () => {
    startFakeTutor(withChats);
    const { mouse } = renderTutor(<TutorScreen />, { wide: false });
    await conversation();
    expect(screen.queryByRole('region', { name: 'Recent Chats' })).not.toBeInTheDocument();
    await mouse.click(screen.getByRole('button', { name: 'Chats' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Chats and topics' }));
    await mouse.click(await sheet.findByRole('button', { name: /^What is a pip/ }));
    await waitFor(async () => expect(await conversation()).toHaveTextContent('A small step.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('topics', () => {
  it('[V-172] wear a lock when the plan does not open them, and say why', async () => {
    const closed = ['Market Fundamentals', 'Strategy Development'] as const;
    const server = startFakeTutor({ 'GET /tutor/topics': { body: { topics: buildTopics(closed) } } });
    const { mouse } = renderTutor(<TutorScreen />);
    for (const topic of closed) {
      await mouse.click(await screen.findByRole('button', { name: `${topic} , locked` }));
      const alert = await screen.findByRole('alertdialog');
      expect(alert).toHaveTextContent(CLOSED);
      expect(within(alert).getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
      await mouse.click(within(alert).getByRole('button', { name: 'Not now' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
    expect(screen.getByRole('heading', { level: 2, name: /^Welcome/ })).toBeVisible();
    expect(server.of('POST /tutor/conversations')).toHaveLength(0);
  });

  it('[V-172] that the plan opens begin a conversation of their own', async () => {
    const server = startFakeTutor(withChats);
    const { mouse } = renderTutor(<TutorScreen />);
    await conversation();
    await mouse.click(screen.getByRole('button', { name: 'Strategy Development' }));
    expect(await screen.findByRole('heading', { name: 'Strategy Development' })).toBeVisible();
    await mouse.click(screen.getByRole('button', { name: 'What is expectancy?' }));
    await waitFor(() => expect(server.of('POST /tutor/conversations')).toHaveLength(1));
    expect(server.of('POST /tutor/conversations')[0]?.body).toEqual({
      title: 'What is expectancy?',
      topic: 'Strategy Development',
    });
    server.speech.finish();
  });
});

describe('recent chats', () => {
  it('are renamed', async () => {
    const RENAME = 'PATCH /tutor/conversations/c1';
    const server = startFakeTutor({
      ...withChats,
      [RENAME]: { body: { conversation: buildChat({ title: 'Sizing' }) } },
    });
    const { mouse } = renderTutor(<TutorScreen />);
    await mouse.click(await screen.findByRole('button', { name: /^More: How large/ }));
    await pick(mouse, 'Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename this chat' }));
    await mouse.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await mouse.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(dialog.getByText('Give the chat a title.')).toBeVisible();
    await mouse.type(dialog.getByRole('textbox', { name: 'Title' }), 'Sizing{Enter}');
    await waitFor(() => expect(server.of(RENAME)).toHaveLength(1));
    expect(server.of(RENAME)[0]?.body).toEqual({ title: 'Sizing' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are deleted after a question', async () => {
    const DELETE = 'DELETE /tutor/conversations/c1';
    const server = startFakeTutor({ ...withChats, [DELETE]: { status: 204 } });
    const { mouse } = renderTutor(<TutorScreen />);
    await mouse.click(await screen.findByRole('button', { name: /^More: How large/ }));
    await pick(mouse, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this chat?' }));
    expect(server.of(DELETE)).toHaveLength(0);
    server.answers[LIST] = { body: { conversations: [second], total: 1 } };
    await mouse.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^More: How large/ })).not.toBeInTheDocument(),
    );
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });

  it('that cannot be loaded say so and try again', async () => {
    const server = startFakeTutor({
      [LIST]: { status: 500, body: { error: 'The database does not answer.' } },
    });
    const { mouse } = renderTutor(<TutorScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The database does not answer.');
    server.answers[LIST] = withChats[LIST];
    server.answers[CHAT] = withChats[CHAT];
    await mouse.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await conversation()).toHaveTextContent('Size follows from the stop:');
  });
});

describe('a question about an analysis', () => {
  it('[D-098] is written already, in a new chat, and says which analysis it means', async () => {
    const id = '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a77';
    const server = startFakeTutor({
      ...withChats,
      [`GET /chart/analyses/${id}`]: {
        body: {
          analysis: { id, created_at: '2026-11-01T10:00:00Z', symbol: 'LTCUSDT', analysis_json: null },
        },
      },
    });
    const { mouse } = renderTutor(<TutorScreen />, { at: `/ai-tutor?analysis=${id}` });
    await waitFor(async () => expect((await field()).textContent).toContain('LTCUSDT'));
    await mouse.type(await field(), '{Enter}');
    await waitFor(() =>
      expect(server.of('POST /tutor/conversations/new/messages')[0]?.body).toMatchObject({ analysis_id: id }),
    );
  });

  it('names the bar that it was asked about from', async () => {
    const id = '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a77';
    const analysis = { id, created_at: '2026-11-01T10:00:00Z', symbol: 'LTCUSDT', analysis_json: null };
    startFakeTutor({ ...withChats, [`GET /chart/analyses/${id}`]: { body: { analysis } } });
    renderTutor(<TutorScreen />, { at: `/ai-tutor?analysis=${id}&bar=57` });
    await waitFor(async () =>
      expect((await field()).textContent).toContain('Explain bar 57 of my analysis of LTCUSDT'),
    );
  });
});
