import type { TaxErrorCode } from '../../../domain/taxes/tax-settings.ts';

/** What taxes and invoices can answer when something is not right. */
export const taxesErrors = {
  'taxes.invalid_settings': {
    status: 422,
    title: 'Tax settings not valid',
    text: 'Some of what was sent is not valid.',
  },
  'taxes.settings_changed': {
    status: 409,
    title: 'Tax settings changed',
    text: 'Somebody else has saved the tax settings in the meantime. Nothing of yours was saved; load them again.',
  },
  'taxes.invoice_not_found': { status: 404, title: 'No such invoice', text: 'There is no such invoice.' },
  'taxes.printer_busy': {
    status: 503,
    title: 'Busy',
    text: 'Too many documents are being made at once. Please try again in a moment.',
  },
} satisfies Record<TaxErrorCode, { status: number; title: string; text: string }>;
