/** What the set-up hands to the tear-down; both run in the same process. */
export const running: { stop: () => Promise<void> } = { stop: async () => undefined };
