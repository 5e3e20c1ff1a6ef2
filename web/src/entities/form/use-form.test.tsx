import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from './use-form.ts';
import type { FormRules } from './use-form.ts';

function show(check: FormRules<'name'>['check']): unknown[] {
  const sent: unknown[] = [];
  function Form() {
    const form = useForm({
      initial: { name: '' },
      check,
      submit: (values) => Promise.resolve(sent.push(values)),
      fallback: 'Not sent',
    });
    return (
      <form noValidate onSubmit={form.onSubmit} aria-label="Form">
        <TextField label="Name" {...form.field('name')} />
      </form>
    );
  }
  render(
    <UiProvider>
      <Form />
    </UiProvider>,
  );
  return sent;
}
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Form' }));

describe('a form', () => {
  it('waits for its check, and is not sent when that finds something wrong', async () => {
    const sent = show(() => Promise.resolve({ name: 'Enter your name.' }));
    submit();
    expect(await screen.findByText('Enter your name.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is sent unchecked when the check cannot be fetched: the server checks too', async () => {
    const sent = show(() => Promise.reject(new Error('offline')));
    submit();
    await waitFor(() => expect(sent).toEqual([{ name: '' }]));
  });
});
