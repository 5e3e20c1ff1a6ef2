import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { chakra } from '../../ui/layout.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useCurrencies } from './currencies.ts';
import { CurrencyList } from './currency-list.tsx';

/** A click outside closes the list. */
function useOutsidePress(inside: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: Event): void => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [inside, open, close]);
}

/** The currency of every price, with a search over code and name. Closes on Escape, on a choice, and on a press outside. */
export function CurrencySelector() {
  const { currencies, current, choose } = useCurrencies();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useOutsidePress(box, open, () => setOpen(false));

  const closeAndReturn = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    closeAndReturn();
  };

  return (
    <chakra.div
      ref={box}
      position="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        variant="outline"
        iconEnd={ChevronDown}
        aria-haspopup="listbox"
        aria-expanded={open}
        disabled={current === null}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>Currency: </VisuallyHidden>
        {current && current.symbol !== current.code && (
          <chakra.span color="fg.muted">{current.symbol}</chakra.span>
        )}
        {current?.code ?? '···'}
      </Button>
      {open && (
        <chakra.div
          // On a phone it takes the width of the screen, wherever the button stands.
          position={{ base: 'fixed', sm: 'absolute' }}
          insetStart={{ base: '4', sm: 'auto' }}
          insetEnd={{ base: '4', sm: '0' }}
          top={{ base: 'auto', sm: 'calc(100% + 6px)' }}
          mt={{ base: '1.5', sm: '0' }}
          zIndex="popover"
          width={{ base: 'auto', sm: '20rem' }}
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.strong"
          borderRadius="control"
          boxShadow="overlay"
          animation="fade-in {durations.fast}"
        >
          <CurrencyList
            currencies={currencies}
            current={current?.code ?? ''}
            onChoose={(code) => {
              choose(code);
              closeAndReturn();
            }}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}
