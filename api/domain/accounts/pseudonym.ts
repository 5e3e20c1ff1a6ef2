const DOMAIN = '@deleted.invalid';

/** Who a deleted user is from then on. `.invalid` is reserved (RFC 2606): no email can ever reach such an address. */
export function pseudonymOf(userId: string): { email: string; fullName: string } {
  return { email: `deleted-${userId}${DOMAIN}`, fullName: 'Deleted user' };
}

/** Whether the address is a pseudonym: no email is worth writing to it. */
export function isPseudonym(email: string): boolean {
  return email.endsWith(DOMAIN);
}
