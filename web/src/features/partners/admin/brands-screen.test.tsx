import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { formatDay } from '../../../lib/format-date.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { AdminBrandsScreen } from './brands-screen.tsx';
import { brandList, buildBrand, someBrands } from './testing/samples.ts';

const brand = buildBrand();
const LIST = 'GET /admin/brands';
const ONE = `GET /admin/brands/${brand.id}`;
const PATCH = `PATCH /admin/brands/${brand.id}`;
const DELETE = `DELETE /admin/brands/${brand.id}`;

let shop: ReturnType<typeof renderShop>;
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const { id } of toast.list()) toast.dismiss(id);
  shop.server.close();
  jest.restoreAllMocks();
});

const keep = ({ data }: { data?: unknown }) => {
  const body = JSON.parse(String(data)) as object;
  sent.push(body);
  return { body: { brand: { ...brand, ...body } } };
};

async function open(routes: FakeServer['routes'] = {}, at = '/admin-dashboard/brands'): Promise<void> {
  shop = renderShop(<AdminBrandsScreen />, {
    at,
    routes: {
      [LIST]: { body: brandList(someBrands, 41) },
      [ONE]: { body: { brand } },
      [PATCH]: keep,
      'POST /admin/brands': keep,
      [DELETE]: { status: 204 },
      ...routes,
    },
  });
  await waitFor(() => expect(shop.server.count(LIST)).toBe(1));
}

// By label or text, not by role: roles of a whole page of rows are slow to tell.
const buttonOf = (name: string): HTMLElement =>
  screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button' });
const press = (name: string): void => void fireEvent.click(buttonOf(name));
const fill = (label: string | RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialog = async (title: string) => {
  const heading = await screen.findByText(title, { selector: 'h2' });
  return within(heading.closest<HTMLElement>('[role]')!);
};
const closed = () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
const said = () =>
  toast
    .list()
    .filter((one) => one.open)
    .map(({ title }) => title);
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

describe('the brands', () => {
  it('[O-018] are counted', async () => {
    await open();
    await rowOf(brand.name);
    for (const [term, figure] of [
      ['Total brands', '27'],
      ['Active', '22'],
      ['Inactive', '5'],
    ] as const)
      expect(
        screen.getAllByRole('term').find((one) => one.textContent === term)?.nextSibling,
      ).toHaveTextContent(figure);
  });

  it('[O-019] [O-020] are listed with a short website', async () => {
    await open();
    const row = await rowOf(brand.name);
    const heads = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['ID', 'Logo', 'Name', 'Website', 'Status', 'Created', 'Actions']);
    expect(row.getByText('Invited')).toBeInTheDocument();
    expect(row.getByText(formatDay(brand.created_at))).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'https://institute-of-applied-t…' });
    expect(link).toHaveAttribute('href', someBrands[1]?.website);
  });

  it('[O-021] [O-118] are searched and paged by the server, 20 on a page', async () => {
    let params: unknown;
    await open({ [LIST]: (request) => ((params = request.params), { body: brandList(someBrands, 41) }) });
    await rowOf(brand.name);
    expect(params).toMatchObject({ page: 1, pageSize: 20, sort: 'name', order: 'asc' });
    expect(screen.getByText('Page 1 of 3 — 41 total')).toBeInTheDocument();
    press('Next');
    await waitFor(() => expect(params).toMatchObject({ page: 2 }));
    fill('Search brands', 'north');
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(params).toMatchObject({ q: 'north', page: 1 }));
  });

  it('say that they could not be loaded, and try again', async () => {
    let works = false;
    const failed = { status: 503, body: { error: 'The database is restarting.' } };
    await open({ [LIST]: () => (works ? { body: brandList([]) } : failed) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Brands could not be loadedThe database is restarting.',
    );
    works = true;
    press('Retry');
    expect(await screen.findByText('No brands yet')).toBeInTheDocument();
  });

  it('[O-022] show their referral link, to copy, and how the invitation stands', async () => {
    const again = buildBrand({ invitation: { ...brand.invitation!, state: 'accepted' } });
    await open({ [`POST /admin/brands/${brand.id}/invitation`]: { body: { brand: again } } });
    await rowOf(brand.name);
    press(`View ${brand.name}`);
    const modal = await dialog(brand.name);
    expect(modal.getByLabelText('Referral link')).toHaveValue(
      'https://wickwise.example/pricing?ref=northgate',
    );
    fireEvent.click(modal.getByText('Copy Link'));
    expect(await modal.findByText('Referral link copied to clipboard!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(brand.referral_url);
    fireEvent.click(modal.getByText('Resend invitation'));
    expect(await modal.findByText('Invitation accepted')).toBeInTheDocument();
    expect(modal.queryByText('Resend invitation')).not.toBeInTheDocument();
  });

  it('[O-146] say that one could not be found', async () => {
    await open({ [ONE]: { status: 404, body: { error: 'There is no such partner.' } } });
    await rowOf(brand.name);
    press(`Edit ${brand.name}`);
    await waitFor(() => expect(said()).toEqual(['❌ Failed to load brand details']));
    await closed();
  });
});

describe('a new brand', () => {
  const begin = async (routes: FakeServer['routes'] = {}) => {
    await open(routes);
    fireEvent.click(screen.getAllByText('Add Brand Partner', { selector: 'button' })[0]!);
    await dialog('Add Brand Partner');
  };
  const fillIn = (): void => {
    fill('Brand name', ' My Brand ');
    fill('Email', 'me@brand.example');
    fill('Slug', 'My Brand_1!');
  };

  it('[O-094] is not sent without name, address and slug', async () => {
    await begin();
    press('Add and Invite');
    expect(screen.getByText('Enter the name of your brand.')).toBeInTheDocument();
    expect(screen.getByText('Enter your email address.')).toBeInTheDocument();
    expect(screen.getByText('Enter the slug of the referral link.')).toBeInTheDocument();
    expect(shop.server.count('POST /admin/brands')).toBe(0);
  });

  it('[O-094] [O-096] is not sent without a rate from 0 to 100', async () => {
    await begin();
    const rate = screen.getByLabelText('Commission rate (%)');
    expect(rate).toHaveValue(10);
    for (const [name, value] of [
      ['min', '0'],
      ['max', '100'],
      ['step', '0.1'],
    ] as const)
      expect(rate).toHaveAttribute(name, value);
    fill('Commission rate (%)', '');
    press('Add and Invite');
    expect(screen.getByText('Enter the commission rate.')).toBeInTheDocument();
    fill('Commission rate (%)', '100.1');
    press('Add and Invite');
    expect(screen.getByText('Enter a rate from 0 to 100.')).toBeInTheDocument();
    expect(shop.server.count('POST /admin/brands')).toBe(0);
  });

  it('[O-097] takes logo and website as addresses', async () => {
    await begin();
    for (const label of [/^Logo URL/, /^Website/])
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'url');
  });

  it('[O-095] [O-120] is sent as filled in, with a slug in lower case', async () => {
    await begin();
    fillIn();
    expect(screen.getByLabelText('Slug')).toHaveValue('my-brand1');
    fill('Commission rate (%)', '12.5');
    fill('Primary colour picker', '#112233');
    press('Add and Invite');
    await waitFor(() => expect(said()).toEqual(['Brand partner added']));
    expect(sent).toEqual([
      {
        name: 'My Brand',
        email: 'me@brand.example',
        slug: 'my-brand1',
        commission_rate: 12.5,
        logo_url: '',
        website: '',
        primary_color: '#112233',
        secondary_color: '#7c3aed',
        description: '',
        status: 'active',
      },
    ]);
    // The modal goes on with the stored partner and its link.
    expect(await screen.findByLabelText('Referral link')).toBeInTheDocument();
  });

  it.each([
    [
      'the server’s message',
      { status: 409, body: { error: 'Another partner has this slug.' } },
      'Another partner has this slug.',
    ],
    ['that it failed', { status: 500, body: {} }, 'Failed to save brand'],
    ['that an error occurred', () => Promise.reject(new Error('offline')), 'An error occurred'],
  ])('[O-144] that is not saved says so in the modal: %s', async (_what, answer, message) => {
    await begin({ 'POST /admin/brands': answer });
    fillIn();
    press('Add and Invite');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Slug')).toHaveValue('my-brand1');
    expect(said()).toEqual([]);
  });

  it('asks before what was typed is thrown away', async () => {
    await begin();
    fillIn();
    press('Cancel');
    await dialog('Discard your changes?');
    press('Discard changes');
    await closed();
  });
});

describe('a stored brand', () => {
  const edit = async () => {
    await open();
    await rowOf(brand.name);
    press(`View ${brand.name}`);
    fireEvent.click((await dialog(brand.name)).getByText('Edit'));
    return dialog('Edit Brand Partner');
  };

  it('[O-068] has an email address that cannot be changed', async () => {
    await edit();
    expect(sent).toEqual([]);
    const email = await screen.findByLabelText('Email');
    expect(email).toHaveAttribute('readonly');
  });

  it('[O-121] [O-075] is changed, its status too', async () => {
    const modal = await edit();
    await screen.findByLabelText('Email');
    fireEvent.change(modal.getByLabelText('Status'), { target: { value: 'inactive' } });
    fill('Slug', 'north');
    expect(screen.getByText('Links with the old slug stop counting once this is saved.')).toBeInTheDocument();
    press('Save Changes');
    await waitFor(() => expect(said()).toEqual(['Brand partner saved']));
    expect(sent).toMatchObject([
      { email: brand.email, status: 'inactive', slug: 'north', commission_rate: 12.5 },
    ]);
  });

  const remove = async (): Promise<void> => {
    await rowOf(brand.name);
    press(`Delete ${brand.name}`);
    const question = await dialog(`Delete ${brand.name}?`);
    expect(shop.server.count(DELETE)).toBe(0);
    fireEvent.click(question.getByText('Delete brand'));
  };

  it('[O-021] [O-122] is deleted once that is confirmed, and the list is asked for anew', async () => {
    await open();
    await remove();
    await waitFor(() => expect(said()).toEqual(['Brand partner deleted']));
    await waitFor(() => expect(shop.server.count(LIST)).toBe(2));
  });

  it('[O-145] that cannot be deleted says why', async () => {
    await open({ [DELETE]: { status: 500, body: { error: 'The database is restarting.' } } });
    await remove();
    await waitFor(() => expect(said()).toEqual(['❌ Failed to delete brand: The database is restarting.']));
  });

  it('[O-145] that orders count for can be made inactive instead', async () => {
    const error = 'Orders are counted for this partner, so it cannot be deleted.';
    await open({ [DELETE]: { status: 409, body: { error, code: 'partners.brand_has_orders' } } });
    await remove();
    const offer = await dialog(`Make ${brand.name} inactive instead?`);
    expect(offer.getByText(`❌ Failed to delete brand: ${error}`)).toBeInTheDocument();
    fireEvent.click(offer.getByText('Make inactive'));
    await waitFor(() => expect(said()).toEqual(['Brand partner made inactive']));
    expect(sent).toEqual([{ status: 'inactive' }]);
  });
});
