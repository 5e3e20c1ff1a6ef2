import { screen, waitFor } from '@testing-library/react';
import { buildCalculation } from '../testing/builders.ts';
import { startFakeTutor } from '../testing/fake-tutor.ts';
import { renderTutor } from '../testing/render-tutor.tsx';
import { CalculatorScreen } from './calculator-screen.tsx';
import { CalculatorsScreen } from './calculators-screen.tsx';

const POST = 'POST /tutor/calculators/position-size';
const open = (id = 'position-size') =>
  renderTutor(<CalculatorScreen />, { at: `/ai-tutor/calculators/${id}`, path: '/ai-tutor/calculators/:id' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

it('lists the five calculators', () => {
  startFakeTutor();
  renderTutor(<CalculatorsScreen />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => href?.startsWith('/ai-tutor/calculators/'))).toEqual(
    ['position-size', 'risk-reward', 'pip-value', 'compounding', 'drawdown'].map(
      (id) => `/ai-tutor/calculators/${id}`,
    ),
  );
});

describe('a calculator', () => {
  it('shows the answer to its sample at once, with formula, steps and lesson', async () => {
    const server = startFakeTutor({ [POST]: { body: buildCalculation() } });
    open();
    expect(await screen.findByText('50 units')).toBeVisible();
    expect(screen.getByText('100 ÷ 2 = 50 units')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Position sizing' })).toHaveAttribute(
      'href',
      '/ai-tutor/lessons/position-sizing',
    );
    expect(server.of(POST)[0]?.body).toEqual({
      account_balance: 10000,
      risk_percent: 1,
      entry_price: 102,
      stop_price: 100,
    });
  });

  it('asks the server again as the inputs change, once they rest', async () => {
    const server = startFakeTutor({ [POST]: { body: buildCalculation() } });
    const { mouse } = open();
    await screen.findByText('50 units');
    await mouse.clear(field('Risk (%)'));
    await mouse.type(field('Risk (%)'), '2');
    await waitFor(() => expect(server.of(POST).at(-1)?.body).toMatchObject({ risk_percent: 2 }));
  });

  it('says at the field what is wrong: what is no number here, what makes no sense as the server says', async () => {
    const errors = [{ field: 'stop_price', message: 'must differ from the entry price' }];
    const server = startFakeTutor({ [POST]: { body: buildCalculation() } });
    const { mouse } = open();
    await screen.findByText('50 units');
    await mouse.type(field('Account balance'), 'x');
    expect(field('Account balance')).toHaveAccessibleDescription('Enter a number, such as 1250.50.');
    server.answers[POST] = { status: 422, body: { status: 422, error: 'An input makes no sense.', errors } };
    await mouse.type(field('Account balance'), '{Backspace}');
    await mouse.clear(field('Stop price'));
    await mouse.type(field('Stop price'), '102');
    await waitFor(() =>
      expect(field('Stop price')).toHaveAccessibleDescription('Stop price must differ from the entry price.'),
    );
    expect(screen.queryByText('50 units')).not.toBeInTheDocument();
  });

  it('takes its inputs another way', async () => {
    const server = startFakeTutor({ [POST]: { body: buildCalculation() } });
    const { mouse } = open();
    await mouse.click(await screen.findByText('From pips'));
    await waitFor(() =>
      expect(server.of(POST).at(-1)?.body).toEqual({
        account_balance: 10000,
        risk_percent: 1,
        stop_pips: 40,
        pip_value_per_lot: 10,
      }),
    );
  });

  it('that fails says so and tries again', async () => {
    const server = startFakeTutor({ [POST]: { status: 500, body: { error: 'Something broke.' } } });
    const { mouse } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something broke.');
    server.answers[POST] = { body: buildCalculation() };
    await mouse.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('50 units')).toBeVisible();
  });

  it('that is not there leads to those that are', () => {
    startFakeTutor();
    open('tulips');
    expect(screen.getByRole('link', { name: 'All calculators' })).toHaveAttribute(
      'href',
      '/ai-tutor/calculators',
    );
  });
});
