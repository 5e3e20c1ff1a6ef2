import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { menuPages } from '../pages.ts';

/** After `g` the second key must follow within this time (milliseconds). */
const SEQUENCE_MS = 1_200;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export interface ShortcutActions {
  toggleSidebar: () => void;
  showHelp: () => void;
  showPalette: () => void;
}

/** Ctrl/Cmd+K, Ctrl/Cmd+B, `?`, and `g` followed by the letter of a page. Single keys do nothing while somebody types. */
export function useShortcuts({ toggleSidebar, showHelp, showPalette }: ShortcutActions): void {
  const navigate = useNavigate();
  useEffect(() => {
    let lastG = -Infinity;
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if ((event.metaKey || event.ctrlKey) && key === 'b') {
        event.preventDefault();
        return toggleSidebar();
      }
      if ((event.metaKey || event.ctrlKey) && key === 'k') {
        event.preventDefault();
        return showPalette();
      }
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if (key === '?') return showHelp();
      const page = menuPages.find((one) => one.key === key);
      if (page && event.timeStamp - lastG < SEQUENCE_MS) void navigate(page.url);
      lastG = key === 'g' ? event.timeStamp : -Infinity;
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggleSidebar, showHelp, showPalette, navigate]);
}
