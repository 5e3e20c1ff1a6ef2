import type { Transaction } from '../shared/unit-of-work.ts';

/** The authenticator app of an account. */
export interface TwoFactor {
  /** As the `SecretBox` sealed it for the account. */
  sealedSecret: Buffer;
  /** Null until a code of the app was shown to us: it does not count yet. */
  confirmedAt: Date | null;
  /** The time step of the last code that was taken; null before the first. */
  lastStep: number | null;
  recoveryCodesLeft: number;
}

/** Second factors, one an account. Recovery codes are known by their hash alone. */
export interface TwoFactorStore {
  find(userId: string): Promise<TwoFactor | null>;
  /** Keeps a secret that waits for confirmation, in place of one that waits; false when a confirmed one stands. */
  begin(userId: string, sealedSecret: Buffer, at: Date, tx: Transaction): Promise<boolean>;
  /** From now on the one that waits counts. */
  confirm(userId: string, at: Date, tx: Transaction): Promise<void>;
  /** Takes the code of a time step; false when this one or a later one was taken already, by any replica. */
  takeStep(userId: string, step: number, tx: Transaction): Promise<boolean>;
  /** Takes a recovery code; false when there is none of that hash, or it was used. */
  takeRecoveryCode(userId: string, hash: Buffer, at: Date, tx: Transaction): Promise<boolean>;
  /** The earlier recovery codes are gone. */
  replaceRecoveryCodes(userId: string, hashes: readonly Buffer[], tx: Transaction): Promise<void>;
  /** Forgets app and codes; false when there was no confirmed app. */
  remove(userId: string, tx: Transaction): Promise<boolean>;
}
