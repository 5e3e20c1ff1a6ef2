import { z } from 'zod';
import type { SendResetLink } from '../../application/accounts/send-reset-link.ts';
import type { JobTask } from './job-task.ts';

const payload = z.object({ email: z.string() });

/** Posts the link for one request for a new password. */
export function sendResetLinkTask({ sendResetLink }: { sendResetLink: SendResetLink }): JobTask {
  return {
    name: 'send-reset-link',
    run: (given) => sendResetLink.run(payload.parse(given).email),
  };
}
