import { mergeProps } from '@chakra-ui/react';
import { Suspense, cloneElement, useId, useState } from 'react';
import type { ButtonHTMLAttributes } from 'react';
import { lazyComponent } from './lazy-component.tsx';
import type { MenuProps } from './menu-props.ts';

const Entries = lazyComponent(async () => (await import('./menu-entries.tsx')).MenuEntries);

/** Actions behind one button; arrow keys, typing ahead, Escape. What shows them is fetched when the button is first wanted. */
export function Menu({ trigger, items, header, side = 'bottom-start' }: MenuProps) {
  const own = useId();
  const [wanted, setWanted] = useState(false);
  const [{ open, byKey }, setState] = useState({ open: false, byKey: false });
  const ids = { trigger: trigger.props.id ?? `${own}trigger`, content: `${own}menu` };
  const show = (next: boolean, viaKey = false): void => {
    if (next) setWanted(true);
    setState({ open: next, byKey: viaKey });
  };
  const handlers: ButtonHTMLAttributes<HTMLButtonElement> = {
    id: ids.trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? ids.content : undefined,
    onPointerEnter: () => Entries.preload(),
    onFocus: () => Entries.preload(),
    // A key that presses the button counts no clicks.
    onClick: (event) => show(!open, event.detail === 0),
    onKeyDown: (event) => {
      // Until the open menu has the focus, a key that chooses must not press its button again.
      if (open && byKey && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      show(true, true);
    },
  };
  return (
    <>
      {cloneElement(trigger, mergeProps(handlers, trigger.props))}
      {wanted && (
        <Suspense>
          <Entries
            open={open}
            onOpenChange={show}
            byKey={byKey}
            ids={ids}
            items={items}
            header={header}
            side={side}
          />
        </Suspense>
      )}
    </>
  );
}
