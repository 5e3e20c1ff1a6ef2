import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { thisPage } from '../lib/this-page.ts';
import { lazyComponent } from './lazy-component.tsx';
import { UiProvider } from './ui-provider.tsx';

const Page = ({ name }: { name: string }) => <p>Page of {name}</p>;

/** Code that cannot be fetched the first `failures` times. */
function fetched(failures: number) {
  let asked = 0;
  return async () => {
    if (++asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return Page;
  };
}

const show = (Part: ReturnType<typeof lazyComponent<{ name: string; open?: boolean }>>, open?: boolean) =>
  render(
    <UiProvider>
      <Suspense fallback="Loading">
        <Part name="Ada" open={open} />
      </Suspense>
    </UiProvider>,
  );

describe('a part whose code does not come', () => {
  it('says so and offers to try again; the rest of the page stays', async () => {
    show(lazyComponent(fetched(1)));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Page of Ada')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is shown the next time without asking, once it has come', async () => {
    const Part = lazyComponent(fetched(1), 'in-place');
    const first = show(Part);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Page of Ada');
    first.unmount();
    show(Part);
    expect(await screen.findByText('Page of Ada')).toBeInTheDocument();
  });

  describe('nor the next time', () => {
    const reload = () => jest.spyOn(thisPage, 'reload').mockImplementation(() => undefined);
    const connected = (online: boolean) =>
      jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(online);
    afterEach(() => jest.restoreAllMocks());

    it('loads the page anew, which names the files that there are', async () => {
      const reloaded = reload();
      connected(true);
      show(lazyComponent(fetched(2)));
      const button = await screen.findByRole('button', { name: 'Retry' });
      expect(reloaded).not.toHaveBeenCalled();
      await userEvent.click(button);
      await waitFor(() => expect(reloaded).toHaveBeenCalledTimes(1));
    });

    it.each(['at-edge', 'in-place'] as const)(
      '[W-388] leaves the page as it is without a network, says so %s, and tries again when asked',
      async (missing) => {
        const reloaded = reload();
        const network = connected(false);
        show(lazyComponent(fetched(3), missing));
        await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
        expect(await screen.findByText(/^You are offline\./)).toBeInTheDocument();
        expect(reloaded).not.toHaveBeenCalled();
        await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
        await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
        network.mockReturnValue(true);
        await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
        expect(await screen.findByText('Page of Ada')).toBeInTheDocument();
        expect(reloaded).not.toHaveBeenCalled();
      },
    );
  });

  it('is not missed while it is closed', async () => {
    const { container } = show(lazyComponent(fetched(1)), false);
    await screen.findByRole('region', { name: 'Notifications' });
    expect(container.querySelector('[role=alert]')).toBeNull();
  });
});
