/** Whether an operator wants to see the dashboard of users; stored for this tab. */
const KEY = 'as_user';

export function isAsUser(): boolean {
  return window.sessionStorage.getItem(KEY) === 'yes';
}

export function beAsUser(yes: boolean): void {
  if (yes) window.sessionStorage.setItem(KEY, 'yes');
  else window.sessionStorage.removeItem(KEY);
}
