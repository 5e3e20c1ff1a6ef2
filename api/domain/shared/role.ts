/** What a signed-in person is. It is the authority for access; the tier only sets limits. */
export type Role = 'user' | 'brand' | 'admin';

export const roles: readonly Role[] = ['user', 'brand', 'admin'];
