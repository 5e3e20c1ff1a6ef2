import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
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

  it('is not missed while it is closed', async () => {
    const { container } = show(lazyComponent(fetched(1)), false);
    await screen.findByRole('region', { name: 'Notifications' });
    expect(container.querySelector('[role=alert]')).toBeNull();
  });
});
