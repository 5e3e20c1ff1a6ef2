import {
  ChangePasswordBody,
  ConfirmTwoFactorBody,
  CreateUserBody,
  DeleteOwnAccountBody,
  LogInBody,
  RegisterUserBody,
  RequestEmailChangeBody,
  RequestPasswordResetBody,
  ResetPasswordBody,
  StartTwoFactorBody,
} from './generated/zod/accounts/accounts.zod.ts';

/** The contract's own checks, for forms. Apart from `accounts.ts`, so that only screens with a form load them. */
export const checks = {
  credentials: LogInBody,
  registration: RegisterUserBody,
  email: RequestPasswordResetBody,
  emailChange: RequestEmailChangeBody.pick({ email: true, password: true }),
  newPassword: ResetPasswordBody.pick({ password: true }),
  passwordChange: ChangePasswordBody,
  consent: DeleteOwnAccountBody,
  newUser: CreateUserBody,
  passwordAgain: StartTwoFactorBody,
  appCode: ConfirmTwoFactorBody,
};
