import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Check, Search } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { chakra } from '../../ui/layout.ts';
import type { CurrencyOnOffer } from './currencies.ts';
import { findCurrencies } from './find-currencies.ts';

interface Props {
  currencies: readonly CurrencyOnOffer[];
  current: string;
  onChoose: (code: string) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** A search field over a list; arrow keys move, Enter chooses, typing narrows. */
export function CurrencyList({ currencies, current, onChoose }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const shown = findCurrencies(currencies, typed);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      shown.findIndex(({ code }) => code === current),
    ),
  );
  const at = Math.min(active, shown.length - 1);

  useLayoutEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);

  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      setActive(step(at, shown.length - 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = shown[at];
      if (chosen) onChoose(chosen.code);
    }
  };

  return (
    <>
      <SearchField
        typed={typed}
        onTyped={(text) => {
          setTyped(text);
          setActive(0);
        }}
        onKeyDown={press}
        listId={id}
        activeId={shown[at] && `${id}-${shown[at].code}`}
      />
      <chakra.ul
        ref={list}
        id={id}
        role="listbox"
        aria-label="Currencies"
        maxH="16rem"
        overflowY="auto"
        p="1"
      >
        {shown.map((currency, index) => (
          <Row
            key={currency.code}
            id={`${id}-${currency.code}`}
            currency={currency}
            chosen={currency.code === current}
            active={index === at}
            onChoose={() => onChoose(currency.code)}
          />
        ))}
      </chakra.ul>
      {shown.length === 0 && (
        <chakra.p role="status" px="3" pb="4" pt="2" textStyle="body" color="fg.muted">
          No currencies found
        </chakra.p>
      )}
    </>
  );
}

interface SearchFieldProps {
  typed: string;
  onTyped: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  activeId: string | undefined;
}

function SearchField({ typed, onTyped, onKeyDown, listId, activeId }: SearchFieldProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2" px="3" borderBottomWidth="1px" color="fg.muted">
      <Icon as={Search} />
      <chakra.input
        role="combobox"
        aria-label="Search currencies"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder="Search currencies..."
        value={typed}
        onChange={(event) => onTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        ref={focusOnce}
        autoComplete="off"
        spellCheck={false}
        width="full"
        height="11"
        bg="transparent"
        color="fg"
        fontSize={{ base: '16px', md: '14px' }}
        outline="none"
        _placeholder={{ color: 'fg.muted' }}
        _focusVisible={{ outline: 'none' }}
      />
    </chakra.div>
  );
}

/** The field is there only while the list is open, so it takes the focus as it comes. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

interface RowProps {
  id: string;
  currency: CurrencyOnOffer;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
}

function Row({ id, currency, chosen, active, onChoose }: RowProps) {
  return (
    <chakra.li
      id={id}
      role="option"
      aria-selected={chosen}
      onClick={onChoose}
      display="grid"
      gridTemplateColumns="3rem minmax(0, 1fr) auto 1rem"
      alignItems="center"
      gap="2"
      minH={{ base: '11', md: '9' }}
      px="2"
      borderRadius="control"
      cursor="pointer"
      textStyle="body"
      bg={active ? 'bg.muted' : undefined}
      _hover={{ bg: 'bg.subtle' }}
    >
      <chakra.span textStyle="code">{currency.code}</chakra.span>
      <chakra.span truncate>{currency.name}</chakra.span>
      <chakra.span color="fg.muted">{currency.symbol !== currency.code && currency.symbol}</chakra.span>
      <span>{chosen && <Icon as={Check} />}</span>
    </chakra.li>
  );
}
