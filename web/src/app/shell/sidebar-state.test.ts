import { readSidebarCookie, sidebarCookie } from './sidebar-state.ts';

describe('the sidebar cookie', () => {
  it('[V-041] is saved for seven days and read back', () => {
    expect(sidebarCookie(false)).toContain('max-age=604800');
    expect(sidebarCookie(false)).toContain('path=/');
    expect(readSidebarCookie('a=b; sidebar_state=false')).toBe(false);
    expect(readSidebarCookie('sidebar_state=true')).toBe(true);
    expect(readSidebarCookie('')).toBe(true);
  });
});
