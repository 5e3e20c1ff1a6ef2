import type { DownloadInvoice } from '../../../application/taxes/download-invoice.ts';
import type { SaveTaxSettings } from '../../../application/taxes/save-tax-settings.ts';
import type { TaxSettingsStore } from '../../../ports/taxes/tax-settings-store.ts';
import { attachment } from '../attachment.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { presentTaxRules, presentTaxSettings, readTaxSettings, taxesFailure } from './taxes-presenters.ts';

export interface TaxesUseCases {
  taxSettings: TaxSettingsStore;
  saveTaxSettings: SaveTaxSettings;
  downloadInvoice: DownloadInvoice;
}

const FRESH = { 'Cache-Control': 'no-store' };

function file(made: Awaited<ReturnType<DownloadInvoice['run']>>) {
  if (!made.ok) return taxesFailure(made.error);
  const headers = { ...FRESH, ...attachment(`${made.value.invoice.number}.pdf`) };
  const stream = Buffer.from(made.value.pdf);
  return { status: 200, stream, contentType: 'application/pdf', headers } as const;
}

/** Answers of the operations of taxes. */
export function taxesHandlers({ taxSettings, saveTaxSettings, downloadInvoice }: TaxesUseCases) {
  return {
    async getTaxRules() {
      return { status: 200, body: presentTaxRules(await taxSettings.current()), headers: FRESH };
    },

    async getTaxSettings() {
      const settings = presentTaxSettings(await taxSettings.stored());
      return { status: 200, body: { settings }, headers: FRESH };
    },

    async saveTaxSettings(request) {
      const { body } = request;
      const actorId = signedIn(request).user.id;
      const result = await saveTaxSettings.run(actorId, readTaxSettings(body), body.version);
      if (!result.ok) return taxesFailure(result.error);
      return { status: 200, body: { settings: presentTaxSettings(result.value) } };
    },

    async downloadInvoice({ path, query, caller }) {
      const { order_id: orderId, invoice_id: invoiceId } = path;
      const visitor = { userId: caller?.user.id ?? null, token: query.order_token };
      return file(await downloadInvoice.run({ orderId, invoiceId }, visitor));
    },

    async downloadAdminInvoice({ path }) {
      const { order_id: orderId, invoice_id: invoiceId } = path;
      return file(await downloadInvoice.run({ orderId, invoiceId }, 'admin'));
    },
  } satisfies Partial<Handlers>;
}
