/** The product as the fuzzer runs it: a flood from one address is no reason to refuse. */
export const settings: Record<string, string> = {
  REGISTRATIONS_PER_HOUR: '100000',
  GUEST_CHECKOUTS_PER_HOUR: '100000',
  DEMO_LIMIT: '1000',
  TUTOR_LIMIT: '1000',
};
