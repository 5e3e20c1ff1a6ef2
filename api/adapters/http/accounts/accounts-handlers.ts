import { deviceCookieName, type KnownDevices } from '../../../application/accounts/known-devices.ts';
import type { LogIn } from '../../../application/accounts/log-in.ts';
import type { LogOut } from '../../../application/accounts/log-out.ts';
import type { RegisterUser } from '../../../application/accounts/register-user.ts';
import type { UpdateCurrentUser } from '../../../application/accounts/update-current-user.ts';
import type { GetBalance } from '../../../application/credits/get-balance.ts';
import type { User } from '../../../domain/accounts/user.ts';
import { DAY_MS } from '../../../domain/shared-with-web/time.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { accountsFailure } from './accounts-failure.ts';
import { presentUser } from './user-presenters.ts';

export interface AccountsUseCases {
  registerUser: RegisterUser;
  logIn: LogIn;
  logOut: LogOut;
  updateCurrentUser: UpdateCurrentUser;
  getBalance: GetBalance;
  knownDevices: KnownDevices;
}

type AccountsOperation = 'registerUser' | 'logIn' | 'logOut' | 'getCurrentUser' | 'updateCurrentUser';

/** The browser has signed in to the account: from now on its guesses are counted by themselves. */
export function deviceCookie(knownDevices: KnownDevices, { email }: User) {
  return { name: deviceCookieName, value: knownDevices.mark(email), maxAgeSeconds: (180 * DAY_MS) / 1000 };
}

/** Answers of the accounts operations. */
export function accountsHandlers(useCases: AccountsUseCases) {
  const present = async (user: User) => presentUser(user, await useCases.getBalance.run(user.id));
  return {
    async registerUser({ body, address, device }) {
      const result = await useCases.registerUser.run({
        email: body.email,
        fullName: body.full_name,
        password: body.password,
        plan: body.plan,
        address,
        device,
      });
      if (!result.ok) return accountsFailure(result.error);
      const { user, token } = result.value;
      const cookies = [deviceCookie(useCases.knownDevices, user)];
      return { status: 201, body: { user: await present(user), token }, sessionCookie: token, cookies };
    },

    async logIn({ body, address, device, cookies: sent }) {
      const { email, password, totp_code: totpCode, recovery_code: recoveryCode } = body;
      const factor = { totpCode, recoveryCode };
      const input = { email, password, ...factor, address, device, deviceCookie: sent[deviceCookieName] };
      const result = await useCases.logIn.run(input);
      if (!result.ok) return accountsFailure(result.error);
      const { user, token } = result.value;
      const cookies = [deviceCookie(useCases.knownDevices, user)];
      return { status: 200, body: { user: await present(user), token }, sessionCookie: token, cookies };
    },

    async logOut(request) {
      await useCases.logOut.run(signedIn(request).sessionId);
      return { status: 204, sessionCookie: null };
    },

    async getCurrentUser(request) {
      return { status: 200, body: { user: await present(signedIn(request).user) } };
    },

    async updateCurrentUser(request) {
      const { user } = signedIn(request);
      const result = await useCases.updateCurrentUser.run(user, { fullName: request.body.full_name });
      return result.ok
        ? { status: 200, body: { user: await present(result.value) } }
        : accountsFailure(result.error);
    },
  } satisfies Pick<Handlers, AccountsOperation>;
}
