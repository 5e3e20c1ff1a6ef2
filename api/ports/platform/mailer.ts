import type { Result } from '../../domain/shared/result.ts';
import type { Mail } from './mail-queue.ts';

/** A letter with its own name, the same at every try, and the time at which it was posted. */
export interface Letter extends Mail {
  id: string;
  postedAt: Date;
}

/** Nobody will ever take this letter; trying again is no use. */
export interface LetterRefused {
  code: 'mail.refused';
  /** The server's status number; its words may name the recipient. */
  reason: string;
}

/**
 * Hands letters to whoever carries them. Throws when that did not work this time. Handing the same letter over twice, as
 * after a crash, makes one letter where the carrier allows it (same file, same Message-ID).
 */
export interface Mailer {
  send(letter: Letter): Promise<Result<void, LetterRefused>>;
}
