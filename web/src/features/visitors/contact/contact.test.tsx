import { screen } from '@testing-library/react';
import { renderVisitor, noting } from '../testing/render-visitor.tsx';
import { ContactForm } from './contact-form.tsx';
import { NewsletterBox } from './newsletter-box.tsx';
import { NewsletterConfirmScreen, NewsletterUnsubscribeScreen } from './newsletter-link-screen.tsx';

let view: ReturnType<typeof renderVisitor>;
afterEach(() => view.server.close());

const press = (name: string) => view.mouse.click(screen.getByRole('button', { name }));
const fields = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Refund', Message: 'How do I ask?' };
const fillIn = async (leaveOut?: string): Promise<void> => {
  for (const [label, text] of Object.entries(fields))
    if (label !== leaveOut) await view.mouse.type(screen.getByLabelText(label), text);
};

describe('the contact form', () => {
  it.each([
    ['Name', 'Enter your name.'],
    ['Email', 'Enter your email address.'],
    ['Subject', 'Enter a subject.'],
    ['Message', 'Enter your message.'],
  ])('[V-177] is not sent without %s', async (label, message) => {
    view = renderVisitor(<ContactForm />);
    await fillIn(label);
    await press('Send message');
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(view.server.count('POST /contact')).toBe(0);
  });

  it('sends what was written, and says where the receipt goes', async () => {
    const sent: unknown[] = [];
    view = renderVisitor(<ContactForm />, { routes: { 'POST /contact': noting(sent, { status: 202 }) } });
    await fillIn();
    await press('Send message');
    expect(await screen.findByText(/a confirmation is on its way to ada@example.com/)).toBeInTheDocument();
    expect(sent).toEqual([
      { name: 'Ada', email: 'ada@example.com', subject: 'Refund', message: 'How do I ask?' },
    ]);
    expect(document.activeElement).toHaveTextContent('Message sent');
    await press('Write another');
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('keeps the text when the server refuses it', async () => {
    view = renderVisitor(<ContactForm />, {
      routes: { 'POST /contact': { status: 429, body: { error: 'That was a lot at once.' } } },
    });
    await fillIn();
    await press('Send message');
    expect(await screen.findByRole('alert')).toHaveTextContent('That was a lot at once.');
    expect(screen.getByLabelText('Message')).toHaveValue('How do I ask?');
    expect(screen.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('the newsletter box', () => {
  it('asks for the address, and says that an email confirms it', async () => {
    const sent: unknown[] = [];
    view = renderVisitor(<NewsletterBox />, {
      routes: { 'POST /newsletter': noting(sent, { status: 202 }) },
    });
    await press('Subscribe');
    expect(screen.getByText('Enter your email address.')).toBeInTheDocument();
    await view.mouse.type(screen.getByLabelText('Email for the newsletter'), 'ada@example.com');
    await press('Subscribe');
    expect(await screen.findByText(/Open the link in the email to ada@example.com/)).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'ada@example.com' }]);
  });
});

describe('the links of its emails', () => {
  it('confirm at the press of a button, not by being opened', async () => {
    const sent: unknown[] = [];
    view = renderVisitor(<NewsletterConfirmScreen />, {
      at: '/newsletter/confirm#token=from-the-email',
      routes: { 'POST /newsletter/confirm': noting(sent, { status: 204 }) },
    });
    expect(sent).toEqual([]);
    await press('Confirm');
    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeInTheDocument();
    expect(sent).toEqual([{ token: 'from-the-email' }]);
  });

  it('say so when they are used up', async () => {
    view = renderVisitor(<NewsletterUnsubscribeScreen />, {
      at: '/newsletter/unsubscribe#token=used',
      routes: {
        'POST /newsletter/unsubscribe': {
          status: 422,
          body: { error: 'This link has been used or is too old.' },
        },
      },
    });
    await press('Unsubscribe');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used or is too old.');
  });

  it('need the whole address', () => {
    view = renderVisitor(<NewsletterConfirmScreen />, { at: '/newsletter/confirm' });
    expect(screen.getByRole('heading', { name: 'Open the link in your email' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });
});
