/** How a value is stored in the browser's local storage, and read back from whatever is found there. */
export interface Keeping<T> {
  key: string;
  /** The text that is stored. */
  write: (value: T) => string;
  /** The value of a text, of junk, or of nothing; never throws. */
  read: (text: string | null) => T;
  /** Merges a value that another tab stored; by default it replaces the own value. */
  adopt?: (own: T, other: T) => T;
}

export interface LocalStore<T> {
  get: () => T;
  /** What it is before the browser's storage was read: the same on every machine, for pages made before anybody visits. */
  blank: () => T;
  subscribe: (listener: () => void) => () => void;
  /** Keeps what `next` makes of the value; the very same value changes nothing. */
  change: (next: (value: T) => T) => void;
}

function found(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // The browser refuses storage: the value lives as long as this page.
  }
}

/** A value that is stored on every change, restored on load, and the same in all tabs. */
export function createLocalStore<T>({ key, write, read, adopt }: Keeping<T>): LocalStore<T> {
  const nothing = read(null);
  const text = found(key);
  // The identical object where nothing is stored, so that a prerendered page does not render again.
  let value = text === null ? nothing : read(text);
  const listeners = new Set<() => void>();

  function set(next: T): void {
    value = next;
    for (const listener of listeners) listener();
  }

  // Only what is changed here is written: tabs that repeated each other would never come to rest.
  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    const other = read(event.newValue);
    set(adopt ? adopt(value, other) : other);
  }

  return {
    get: () => value,
    blank: () => nothing,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    change(next) {
      const changed = next(value);
      if (changed === value) return;
      keep(key, write(changed));
      set(changed);
    },
  };
}
