/** How long a toast is shown (milliseconds). */
export const TOAST_DURATION_MS = 5_000;
/** A dismissed toast stays in the list, unseen, for this long (milliseconds). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** Older toasts make room for newer ones beyond this many. */
export const TOAST_LIMIT = 20;

export type ToastTone = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  text?: string;
  open: boolean;
  action?: ToastAction;
}

/** Something that can still be done while the toast is shown, such as taking back what it tells of. */
export interface ToastAction {
  label: string;
  run: () => void;
  /** The toast went without the action being pressed. */
  onMissed: () => void;
}

type Timer = ReturnType<typeof setTimeout>;

/** The list of toasts, newest first, and the clock that takes them away. */
export function createToasts() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const hiding = new Map<number, Timer>();

  function change(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function stopClock(id: number): void {
    clearTimeout(hiding.get(id));
    hiding.delete(id);
  }

  function startClock(id: number): void {
    stopClock(id);
    hiding.set(
      id,
      setTimeout(() => dismiss(id), TOAST_DURATION_MS),
    );
  }

  function dismiss(id: number): void {
    stopClock(id);
    const shown = toasts.find((toast) => toast.id === id && toast.open);
    if (!shown) return;
    shown.action?.onMissed();
    change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
  }

  const show =
    (tone: ToastTone) =>
    (title: string, text?: string, action?: ToastAction): number => {
      // One that offers to undo something is never the same as another.
      const same = toasts.find(
        (one) =>
          one.open && !one.action && !action && one.tone === tone && one.title === title && one.text === text,
      );
      if (same) {
        startClock(same.id);
        return same.id;
      }
      const id = nextId++;
      for (const { id: old } of toasts.slice(TOAST_LIMIT - 1)) dismiss(old);
      const remaining = [{ id, tone, title, text, open: true, action }, ...toasts].slice(0, TOAST_LIMIT);
      change(remaining);
      startClock(id);
      return id;
    };

  return {
    success: show('success'),
    error: show('error'),
    info: show('info'),
    warning: show('warning'),
    dismiss,
    /** Does what the toast offers, once, and takes it away. */
    act(id: number): void {
      const { action } = toasts.find((toast) => toast.id === id && toast.open) ?? {};
      if (!action) return;
      change(toasts.map((toast) => (toast.id === id ? { ...toast, action: undefined } : toast)));
      dismiss(id);
      action.run();
    },
    /** While a reader points at the toasts they stay. */
    pause: () => toasts.filter((toast) => toast.open).forEach((toast) => stopClock(toast.id)),
    resume: () => toasts.filter((toast) => toast.open).forEach((toast) => startClock(toast.id)),
    list: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one list of the app. */
export const toast = createToasts();
