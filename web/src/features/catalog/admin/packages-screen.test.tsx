import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../api/testing/fake-server.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import {
  aPackage,
  currencyList,
  inConsole,
  packageList,
} from '../../../entities/catalog/testing/admin-samples.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { PackagesScreen } from './packages-screen.tsx';

const LIST = 'GET /admin/packages';
const failed = { status: 500, body: { error: 'The database is restarting.' } };

let server: FakeServer;
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const { id } of toast.list()) toast.dismiss(id);
  server.close();
  jest.restoreAllMocks();
});

async function open(routes: FakeServer['routes'] = {}): Promise<void> {
  const accept = ({ data }: { data?: unknown }) => {
    if (data !== undefined) sent.push(JSON.parse(String(data)));
    return { body: { package: aPackage() } };
  };
  server = fakeServer({
    [LIST]: { body: packageList() },
    'GET /admin/currencies': { body: currencyList() },
    'POST /admin/packages': accept,
    'PUT /admin/packages/professional': accept,
    'DELETE /admin/packages/professional': accept,
    ...routes,
  });
  render(inConsole(<PackagesScreen />));
  await screen.findByRole('tab', { name: /Main Packages/ });
}
const card = (name: string) => within(screen.getByRole('article', { name }));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const tab = (name: RegExp): void => void fireEvent.click(screen.getByRole('tab', { name }));
const type = (dialog: ReturnType<typeof within>, label: string, value: string): void => {
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
};
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const save = (dialog: ReturnType<typeof within>, name: string): void =>
  void fireEvent.click(dialog.getByRole('button', { name }));

async function newCredits() {
  tab(/Credit Packages/);
  fireEvent.click(await screen.findByRole('button', { name: 'New credit package' }));
  return dialogOf('New credit package');
}

describe('the packages in the admin console', () => {
  it('[O-023] has two tabs, each with its count', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Package Management' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Main Packages3',
      'Credit Packages2',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    tab(/Credit Packages/);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(card('Basic').getByText('70 credits · valid for 45 days')).toBeInTheDocument();
    expect(card('Unlimited').getByText('Unlimited credits · never expires')).toBeInTheDocument();
  });

  it('[O-024] [O-025] marks inactive and popular ones, and shows four features and a count of the rest', async () => {
    await open();
    expect(card('Professional').getByText('POPULAR')).toBeInTheDocument();
    expect(card('Professional').queryByText('INACTIVE')).toBeNull();
    expect(card('Team').getByText('INACTIVE')).toBeInTheDocument();
    const lines = (name: string) =>
      card(name)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(lines('Professional')).toEqual([
      '50 analyses per day',
      '6-month history',
      'Every topic of the assistant',
      'Practice on own charts',
      '+3 more',
    ]);
    expect(lines('Team')).toEqual(['a', 'b', 'c', 'd']);
    expect(card('Professional').getByText('$129.00')).toBeInTheDocument();
    expect(card('Professional').getByText('$500.00')).toBeInTheDocument();
    expect(card('Professional').getByText('Custom price in EUR')).toBeInTheDocument();
  });

  it('[O-026] [O-102] creates a credit package, blank features left out', async () => {
    await open();
    const dialog = await newCredits();
    type(dialog, 'ID', 'fifty');
    type(dialog, 'Name', 'Fifty');
    type(dialog, 'Price (USD)', '49.90');
    type(dialog, 'Credits', '50');
    type(dialog, 'Feature 1', ' One ');
    save(dialog, 'Add feature');
    expect(dialog.getByLabelText('Feature 2')).toHaveFocus();
    type(dialog, 'Feature 2', '  ');
    save(dialog, 'Create credit package');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      id: 'fifty',
      type: 'credits',
      name: 'Fifty',
      price: '49.90',
      original_price: null,
      currency: 'USD',
      tier: null,
      credits: '50',
      validity_days: null,
      description: '',
      features: ['One'],
      popular: false,
      active: true,
      color: null,
      custom_prices: {},
    });
    expect(await screen.findByText('Fifty created')).toBeInTheDocument();
    await waitFor(() => expect(server.count(LIST)).toBe(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['ID', 'Name', 'Price (USD)'])('[O-098] is not sent without %s', async (left) => {
    await open();
    press('New package');
    const dialog = await dialogOf('New package');
    for (const [label, value] of Object.entries({ ID: 'team', Name: 'Team', 'Price (USD)': '9' }))
      if (label !== left) type(dialog, label, value);
    save(dialog, 'Create package');
    expect(await dialog.findByText('Please fill in all required fields')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Please fill in all required fields')).toHaveLength(2));
    expect(dialog.getByLabelText(left)).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  it('[O-099] [O-100] wants a credits value: a whole number, or unlimited', async () => {
    await open();
    const dialog = await newCredits();
    for (const [label, value] of Object.entries({ ID: 'x', Name: 'X', 'Price (USD)': '9' }))
      type(dialog, label, value);
    save(dialog, 'Create credit package');
    expect((await screen.findAllByText('Credit packages must have a credits value')).length).toBeGreaterThan(
      1,
    );
    for (const wrong of ['5.5', 'abc', '0']) {
      type(dialog, 'Credits', wrong);
      save(dialog, 'Create credit package');
      expect(dialog.getByLabelText('Credits')).toHaveAttribute('aria-invalid', 'true');
    }
    type(dialog, 'Price (USD)', 'abc');
    type(dialog, 'Credits', 'unlimited');
    save(dialog, 'Create credit package');
    expect(dialog.getByLabelText('Price (USD)')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    type(dialog, 'Price (USD)', '9.5');
    save(dialog, 'Create credit package');
    await waitFor(() => expect(sent).toMatchObject([{ credits: 'unlimited', price: '9.5' }]));
  });

  it('[O-101] locks the id of a stored package', async () => {
    await open();
    press('Edit Professional');
    const dialog = await dialogOf('Edit Professional');
    expect(dialog.getByLabelText('ID')).toBeDisabled();
  });

  it('[O-026] [O-128] edits a package and its prices by currency', async () => {
    await open();
    press('Edit Professional');
    const dialog = await dialogOf('Edit Professional');
    expect(dialog.getByLabelText('Price in EUR')).toHaveValue('119');
    expect(await dialog.findByText('By the rate it would be €124.17.')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('Add a price in'), { target: { value: 'JPY' } });
    type(dialog, 'Price in JPY', '18000');
    save(dialog, 'Remove the price in EUR');
    fireEvent.click(dialog.getByLabelText('Popular'));
    save(dialog, 'Save changes');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      id: 'professional',
      popular: false,
      custom_prices: { JPY: '18000' },
      features: aPackage().features,
    });
  });

  it('[D-121] says what the server refuses, at the field and in a toast, and keeps what was typed', async () => {
    const error = 'The package was not saved: color must be a colour as #rrggbb.';
    const errors = [{ field: 'color', message: 'must be a colour as #rrggbb' }];
    await open({ 'PUT /admin/packages/professional': { status: 422, body: { error, errors } } });
    press('Edit Professional');
    const dialog = await dialogOf('Edit Professional');
    fireEvent.change(dialog.getByRole('textbox', { name: /Accent colour/ }), { target: { value: 'red' } });
    save(dialog, 'Save changes');
    expect(await dialog.findByText(error)).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText(error)).toHaveLength(2));
    expect(dialog.getByText('must be a colour as #rrggbb')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalled();
    save(dialog, 'Cancel');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    fireEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Professional' })).toBeNull());
  });

  it('[O-026] [O-126] deletes after a question', async () => {
    await open();
    press('Delete Professional');
    await screen.findByRole('alertdialog', { name: 'Delete Professional?' });
    expect(server.count('DELETE /admin/packages/professional')).toBe(0);
    press('Delete package');
    expect(await screen.findByText('Professional deleted')).toBeInTheDocument();
    expect(server.count('DELETE /admin/packages/professional')).toBe(1);
  });

  it('offers to make a package inactive that has orders', async () => {
    const body = { code: 'catalog.package_has_orders', error: 'Customers have ordered this package.' };
    await open({ 'DELETE /admin/packages/professional': { status: 409, body } });
    press('Delete Professional');
    await screen.findByRole('alertdialog');
    press('Delete package');
    await screen.findByRole('alertdialog', { name: 'Professional has orders' });
    press('Make inactive');
    expect(await screen.findByText('Professional is inactive')).toBeInTheDocument();
    expect(sent).toEqual([{ active: false }]);
  });

  it('[D-121] says why a package was not deleted', async () => {
    await open({ 'DELETE /admin/packages/professional': failed });
    press('Delete Professional');
    await screen.findByRole('alertdialog');
    press('Delete package');
    expect(await screen.findByText('Professional was not changed')).toBeInTheDocument();
    expect(screen.getByText('The database is restarting.')).toBeInTheDocument();
  });

  it('[D-121] offers to try again when the list does not come', async () => {
    server = fakeServer({ [LIST]: failed });
    render(inConsole(<PackagesScreen />));
    expect(await screen.findByText('Packages could not be loaded')).toBeInTheDocument();
    expect(screen.getByText('The database is restarting.')).toBeInTheDocument();
    server.routes[LIST] = { body: packageList({ packages: [] }) };
    press('Retry');
    expect(await screen.findByText('No packages yet')).toBeInTheDocument();
  });
});
