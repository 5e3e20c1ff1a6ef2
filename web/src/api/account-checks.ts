import {
  ChangePasswordBody,
  ConfirmTwoFactorBody,
  CreateUserBody,
  DeleteOwnAccountBody,
  LogInBody,
  RegisterUserBody,
  RequestPasswordResetBody,
  ResetPasswordBody,
  StartTwoFactorBody,
} from './generated/zod/accounts/accounts.zod.ts';

/** The contract's own checks, for forms. Apart from `accounts.ts`, so that only screens with a form load them. */
export const checks = {
  credentials: LogInBody,
  registration: RegisterUserBody,
  email: RequestPasswordResetBody,
  newPassword: ResetPasswordBody.pick({ password: true }),
  passwordChange: ChangePasswordBody,
  consent: DeleteOwnAccountBody,
  newUser: CreateUserBody,
  passwordAgain: StartTwoFactorBody,
  appCode: ConfirmTwoFactorBody,
};
