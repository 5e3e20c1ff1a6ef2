import type { Log } from '../../ports/shared/log.ts';

interface Options {
  /** An end that takes longer is cut short, in milliseconds. */
  patienceMs: number;
}

/**
 * Ends this process in order, once, when it is signalled (SIGINT, SIGTERM) or when the process that started it is gone. An
 * end that takes too long is cut short, and so is one asked for twice, unless somebody watches over this process: on
 * Ctrl-C a terminal tells us and the watcher, and the watcher then tells us again.
 */
export function onProcessEnd(log: Log, close: () => Promise<void>, { patienceMs }: Options): void {
  let ending = false;
  const watched = process.send !== undefined;
  const end = (reason: string): void => {
    if (ending && !watched) process.exit(1);
    if (ending) return;
    ending = true;
    log.info({ reason }, 'Stopping');
    setTimeout(() => process.exit(1), patienceMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal));
  if (watched) process.on('disconnect', () => end('disconnect'));
}

/** Tells the process that started this one, if any, that it does its work now. */
export function reportReady(message: Record<string, unknown> = {}): void {
  process.send?.({ ready: true, ...message });
}
