/** Lets the browser show a page of ours when there is no network. Nothing else is cached: prices and readings are never stale. */
export function offerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void =>
    void navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
