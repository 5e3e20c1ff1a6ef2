import { CreditAdjustments } from '../application/credits/credit-adjustments.ts';
import { tokens } from '../composition/tokens.ts';
import type { CreditAmount } from '../domain/shared-with-web/credit-amount.ts';
import type { TestApi } from './start-test-api.ts';

/** Gives an account credits that do not expire, on top of its trial, as an administrator would. */
export async function giveCredits(api: TestApi, userId: string, credits: CreditAmount): Promise<void> {
  const { container } = api;
  await container
    .get(tokens.unitOfWork)
    .run((tx) => container.get(CreditAdjustments).give(tx, userId, credits));
}
