import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../../../entities/session/session.tsx';
import { EMPTY } from './analysis-state.ts';
import type { AnalysisState } from './analysis-state.ts';

type Remembered = Pick<AnalysisState, 'picture' | 'symbol' | 'corrections'>;

/** One picture for each running app, in the memory of its tab only. */
const remembered = new WeakMap<QueryClient, Remembered>();

/** The state to begin with: the picture that was waiting while its owner signed in. */
export function useFirstState(): AnalysisState {
  const client = useQueryClient();
  return useState((): AnalysisState => ({ ...EMPTY, ...remembered.get(client) }))[0];
}

/**
 * Keeps a picture that is ready while the way leads to the login and back. Not after a logout: the next person at this
 * browser may be somebody else.
 */
export function useKeepPicture(
  { picture, symbol, corrections, result }: AnalysisState,
  session: Session,
): void {
  const client = useQueryClient();
  const now = useRef<Remembered | null>(null);
  useEffect(() => {
    const waits = picture !== null && result === null && session.status === 'signed-out' && !session.left;
    now.current = waits ? { picture, symbol, corrections } : null;
  });
  useEffect(() => {
    remembered.delete(client);
    return () => {
      if (now.current) remembered.set(client, now.current);
    };
  }, [client]);
}
