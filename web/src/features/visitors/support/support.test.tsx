import { screen, waitFor, within } from '@testing-library/react';
import { renderVisitor, noting } from '../testing/render-visitor.tsx';
import { SupportChat } from './support-chat.tsx';

let view: ReturnType<typeof renderVisitor>;
afterEach(() => view.server.close());

const refunds = {
  answer: 'Yes, within 30 days.',
  sources: [{ kind: 'faq', title: 'Can I have my money back?', href: '/faq#refunds' }],
  handover: false,
};
const unknown = { answer: 'We have no answer to that.', sources: [], handover: true };

async function open(options: Parameters<typeof renderVisitor>[1]) {
  view = renderVisitor(<SupportChat />, options);
  await view.mouse.click(screen.getByRole('button', { name: 'Help' }));
  return within(await screen.findByRole('dialog', { name: 'Help and support' }));
}
const ask = (question: string) =>
  view.mouse.type(screen.getByLabelText('Your question'), `${question}{Enter}`);

describe('the support chat', () => {
  it('[V-104] opens from a button, takes the focus, and gives it back', async () => {
    const chat = await open({});
    expect(chat.getByLabelText('Your question')).toBeInTheDocument();
    const panel = screen.getByRole('dialog');
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await view.mouse.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[D-105] shows the answer with where it is from', async () => {
    const sent: unknown[] = [];
    const chat = await open({ routes: { 'POST /support/ask': noting(sent, { body: refunds }) } });
    expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
    await ask('Can I get a refund?');
    expect(await chat.findByText('Yes, within 30 days.')).toBeInTheDocument();
    expect(sent).toEqual([{ question: 'Can I get a refund?' }]);
    expect(chat.getByRole('link', { name: 'Can I have my money back?' })).toHaveAttribute(
      'href',
      '/faq#refunds',
    );
    expect(chat.queryByRole('button', { name: 'Send it to a person' })).not.toBeInTheDocument();
  });

  it('[D-105] fills the contact form with a question that it cannot answer', async () => {
    const chat = await open({ routes: { 'POST /support/ask': { body: unknown } } });
    await ask('Do you sell hats?');
    await view.mouse.click(await chat.findByRole('button', { name: 'Send it to a person' }));
    expect(chat.getByRole('form', { name: 'Contact' })).toBeInTheDocument();
    expect(chat.getByLabelText('Message')).toHaveValue('Do you sell hats?');
    expect(chat.getByLabelText('Name')).toHaveFocus();
    await view.mouse.click(chat.getByRole('button', { name: 'Back to the chat' }));
    expect(chat.getByText('Do you sell hats?')).toBeInTheDocument();
    expect(chat.getByLabelText('Your question')).toHaveFocus();
  });

  it('keeps a question that could not be sent, and tries again', async () => {
    const chat = await open({
      routes: { 'POST /support/ask': { status: 500, body: { error: 'Something went wrong.' } } },
    });
    await ask('refunds?');
    expect(await chat.findByRole('alert')).toHaveTextContent('Something went wrong.');
    view.server.routes['POST /support/ask'] = { body: refunds };
    await view.mouse.click(chat.getByRole('button', { name: 'Retry' }));
    expect(await chat.findByText('Yes, within 30 days.')).toBeInTheDocument();
    expect(chat.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the conversation while it is closed', async () => {
    await open({ routes: { 'POST /support/ask': { body: refunds } } });
    await ask('refunds?');
    await screen.findByText('Yes, within 30 days.');
    await view.mouse.keyboard('{Escape}');
    await view.mouse.click(screen.getByRole('button', { name: 'Help' }));
    expect(await screen.findByText('Yes, within 30 days.')).toBeInTheDocument();
  });
});
