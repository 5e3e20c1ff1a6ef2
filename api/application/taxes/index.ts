export { DownloadInvoice } from './download-invoice.ts';
export { OrderInvoices } from './order-invoices.ts';
export { SaveTaxSettings } from './save-tax-settings.ts';
