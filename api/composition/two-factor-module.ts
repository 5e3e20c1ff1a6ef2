import { ContainerModule } from 'inversify';
import { otpauthOneTimeCodes } from '../adapters/one-time-codes/otpauth-one-time-codes.ts';
import { PostgresTwoFactorStore } from '../adapters/postgres/postgres-two-factor-store.ts';
import { AesSecretBox } from '../adapters/tokens/aes-secret-box.ts';
import { OwnTwoFactor } from '../application/accounts/own-two-factor.ts';
import { SecondFactor } from '../application/accounts/second-factor.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import type { OneTimeCodes } from '../ports/one-time-codes.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import type { TwoFactorStore } from '../ports/two-factor-store.ts';
import { token, tokens } from './tokens.ts';

export const twoFactorTokens = {
  store: token<TwoFactorStore>('twoFactorStore'),
  codes: token<OneTimeCodes>('oneTimeCodes'),
  box: token<SecretBox>('totpSecretBox'),
  secondFactor: token<SecondFactor>('secondFactor'),
  ownTwoFactor: token<OwnTwoFactor>('ownTwoFactor'),
};

/** The second factor of admins. */
export const twoFactorModule = new ContainerModule(({ bind }) => {
  const own = twoFactorTokens;
  bind(own.store).toResolvedValue((database) => new PostgresTwoFactorStore(database), [tokens.database]);
  bind(own.codes).toConstantValue(otpauthOneTimeCodes);
  bind(own.box).toResolvedValue(
    (secretKey) => new AesSecretBox(secretKey, 'totp-secret'),
    [tokens.secretKey],
  );
  bind(own.secondFactor).toDynamicValue((context) => {
    const clock = context.get(tokens.clock);
    return new SecondFactor({
      store: context.get(own.store),
      codes: context.get(own.codes),
      box: context.get(own.box),
      tokens: context.get(tokens.sessionTokens),
      tries: new TryCounter(context.get(tokens.throttles), context.get(tokens.keyedHash), clock),
      unitOfWork: context.get(tokens.unitOfWork),
      clock,
    });
  });
  bind(own.ownTwoFactor).toDynamicValue((context) => {
    const clock = context.get(tokens.clock);
    return new OwnTwoFactor({
      store: context.get(own.store),
      factor: context.get(own.secondFactor),
      password: context.get(tokens.passwordCheck),
      codes: context.get(own.codes),
      box: context.get(own.box),
      tokens: context.get(tokens.sessionTokens),
      sessions: context.get(tokens.sessions),
      settings: context.get(tokens.platformSettings),
      site: context.get(tokens.site),
      mail: context.get(tokens.mailQueue),
      audit: context.get(tokens.auditLog),
      unitOfWork: context.get(tokens.unitOfWork),
      clock,
    });
  });
  bind(tokens.personalDataEraser).toResolvedValue(
    (store) => ({ erase: async (userId, _pseudonym, tx) => void (await store.remove(userId, tx)) }),
    [own.store],
  );
});
