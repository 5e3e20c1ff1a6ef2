import { useEffect, useEffectEvent } from 'react';

/** Pictures pasted anywhere on the page; other things that are pasted go where they were meant to. */
export function usePastedPictures(onPictures: (files: File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pictures = pastedPictures(event.clipboardData);
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/** The pictures on the clipboard. */
export function pastedPictures(clipboard: DataTransfer | null): File[] {
  return [...(clipboard?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
