/** The day of the privacy policy in force; a consent says under which one it was given. */
export const PRIVACY_POLICY_VERSION = '2026-11-24';
