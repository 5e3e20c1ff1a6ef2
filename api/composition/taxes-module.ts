import { ContainerModule } from 'inversify';
import { taxesHandlers } from '../adapters/http/taxes/taxes-handlers.ts';
import { pooledInvoicePrinter } from '../adapters/pdf/pooled-invoice-printer.ts';
import { invoiceRecords } from '../adapters/postgres/taxes/personal-records.ts';
import { PostgresInvoiceStore } from '../adapters/postgres/taxes/postgres-invoice-store.ts';
import { PostgresTaxSettings } from '../adapters/postgres/taxes/postgres-tax-settings.ts';
import { TaxBookProof } from '../adapters/postgres/taxes/tax-book-proof.ts';
import { stdnumVatNumbers } from '../adapters/vat-numbers/stdnum-vat-numbers.ts';
import type { Environment } from './environment.ts';
import * as taxes from '../application/taxes/index.ts';
import { tokens } from './tokens.ts';
import { call, fromSettings, provide, type Source, wire, wireAll } from './wire.ts';

/** Value added tax, invoices and credit notes. */
export const taxesModule = new ContainerModule(({ bind }) => {
  wireAll(bind, taxes, {
    OrderInvoices: { company: fromSettings(companyOf) },
  });
  wire(bind, tokens.taxSettings, PostgresTaxSettings);
  bind(tokens.vatNumbers).toConstantValue(stdnumVatNumbers);
  wire(bind, tokens.invoices, PostgresInvoiceStore);
  provide(bind, tokens.invoicePrinter, pooledInvoicePrinter);
  bind(tokens.invoiceEffects).toService(taxes.OrderInvoices);
  wire(bind, tokens.bookProof, TaxBookProof);
  provide(bind, tokens.personalDataSource, invoiceRecords);
});

/** The operations of taxes. */
export const taxesOperations = (from: Source) => call(from, taxesHandlers);

function companyOf({ companyName: name, companyNumber: number, companyAddress: address }: Environment) {
  return { name, number, address };
}
