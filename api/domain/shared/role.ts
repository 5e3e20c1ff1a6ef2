/** What a signed-in person is. It is the authority for access; the tier only sets limits. */
export type Role = 'user' | 'brand' | 'admin' | 'support' | 'finance';

export const roles: readonly Role[] = ['user', 'brand', 'admin', 'support', 'finance'];

/** Works in the admin console, on what belongs to others: held to a longer password, a recent proof and the second factor. */
export const isStaff = (role: Role): boolean => role === 'admin' || role === 'support' || role === 'finance';
