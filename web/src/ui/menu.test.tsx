import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { UiProvider } from './ui-provider.tsx';

describe('a menu opened by a key', () => {
  it.each(['Enter', ' '])('stays open when %j is pressed before it has the focus', async (key) => {
    render(
      <UiProvider>
        <Menu
          trigger={<Button>More</Button>}
          items={[{ id: 'a', label: 'Print', onSelect: () => undefined }]}
        />
      </UiProvider>,
    );
    const more = screen.getByRole('button', { name: 'More' });
    expect(fireEvent.keyDown(more, { key })).toBe(true);
    fireEvent.keyDown(more, { key: 'ArrowDown' });
    expect(fireEvent.keyDown(more, { key })).toBe(false);
    expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeInTheDocument();
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });
});
