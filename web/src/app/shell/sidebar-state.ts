import { useCallback, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';

export const SIDEBAR_COOKIE = 'sidebar_state';
/** Seven days. */
export const SIDEBAR_COOKIE_MAX_AGE_S = 604_800;
export const SIDEBAR_WIDTH = '16rem';
export const SIDEBAR_WIDTH_MOBILE = '18rem';
export const SIDEBAR_WIDTH_ICON = '3rem';
/** Narrower than this the sidebar is a sheet (CSS pixels). */
export const MOBILE_BREAKPOINT = 768;

/** The stored state; open when nothing was stored. */
export function readSidebarCookie(cookie: string = document.cookie): boolean {
  const pair = cookie.split(';').find((one) => one.trim().startsWith(`${SIDEBAR_COOKIE}=`));
  return pair?.split('=')[1]?.trim() !== 'false';
}

export function sidebarCookie(open: boolean): string {
  return `${SIDEBAR_COOKIE}=${open}; path=/; max-age=${SIDEBAR_COOKIE_MAX_AGE_S}; samesite=lax`;
}

export interface SidebarState {
  mobile: boolean;
  /** Wide screens: expanded or icon-only. Saved in the cookie. */
  expanded: boolean;
  /** Narrow screens: the sheet. Never saved. */
  sheetOpen: boolean;
  setSheetOpen: (open: boolean) => void;
  toggle: () => void;
}

export function useSidebarState(): SidebarState {
  const mobile = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 1}px)`);
  const [expanded, setExpanded] = useState(readSidebarCookie);
  const [sheetOpen, setSheetOpen] = useState(false);
  const toggle = useCallback(() => {
    if (mobile) return setSheetOpen((open) => !open);
    setExpanded((open) => {
      document.cookie = sidebarCookie(!open);
      return !open;
    });
  }, [mobile]);
  return { mobile, expanded, sheetOpen, setSheetOpen, toggle };
}
