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
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
  }

  const show =
    (tone: ToastTone) =>
    (title: string, text?: string): number => {
      const id = nextId++;
      const remaining = [{ id, tone, title, text, open: true }, ...toasts].slice(0, TOAST_LIMIT);
      for (const { id: old } of toasts) if (!remaining.some((toast) => toast.id === old)) stopClock(old);
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
