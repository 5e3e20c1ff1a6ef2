/** API calls for how payments are taken here, and to the sandbox's bank. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetSandboxChallengeQueryKey,
  useAnswerSandboxChallenge,
  useGetPaymentSettings,
  useGetSandboxChallenge,
} from './generated/client/payments/payments.ts';

export type { PaymentSettings, SandboxChallenge, TestCard } from './generated/model';

/** Who takes payments, and the sandbox's test numbers; they change with a deployment only. */
export function usePaymentSettings() {
  return useGetPaymentSettings({ query: { staleTime: Infinity } });
}

/** What the sandbox's bank asks about. `reference` may be empty: then nothing is asked. */
export function useChallenge(reference: string) {
  return useGetSandboxChallenge(reference, { query: { enabled: reference !== '', retry: false } });
}

/** Approves or rejects at the sandbox's bank. */
export function useAnswerChallenge() {
  const client = useQueryClient();
  return useAnswerSandboxChallenge({
    mutation: {
      onSuccess: (challenge, { reference }) =>
        client.setQueryData(getGetSandboxChallengeQueryKey(reference), challenge),
    },
  });
}
