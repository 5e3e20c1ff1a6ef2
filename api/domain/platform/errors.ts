/** Somebody else has saved the settings since they were read. */
export interface SettingsChanged {
  code: 'platform.settings_changed';
}

/** An admin without a second factor cannot require one: nobody could get in to take it back. */
export interface TwoFactorFirst {
  code: 'platform.two_factor_first';
}

export type PlatformError = SettingsChanged | TwoFactorFirst;
export type PlatformErrorCode = PlatformError['code'];
