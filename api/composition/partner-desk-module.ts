import { ContainerModule } from 'inversify';
import type { PartnerDeskUseCases } from '../adapters/http/handlers/partner-desk.ts';
import { PostgresBrandSales } from '../adapters/postgres/postgres-brand-sales.ts';
import { PostgresBrandStore } from '../adapters/postgres/postgres-brand-store.ts';
import { PostgresCurrencyStore } from '../adapters/postgres/postgres-currency-store.ts';
import { PostgresStatementStore } from '../adapters/postgres/postgres-statement-store.ts';
import { Ed25519Signer } from '../adapters/signing/ed25519-signer.ts';
import { IssueStatement } from '../application/partners/issue-statement.ts';
import { ListBrandOrders } from '../application/partners/list-brand-orders.ts';
import { ReadBrandFigures } from '../application/partners/read-brand-figures.ts';
import { UpdateBrand } from '../application/partners/update-brand.ts';
import { UpdateOwnBrand } from '../application/partners/update-own-brand.ts';
import { statementKey } from './statement-key.ts';
import { token, tokens } from './tokens.ts';

export const partnerDeskUseCases = token<PartnerDeskUseCases>('partnerDeskUseCases');

/** What partners see and do in their dashboard. */
export const partnerDeskModule = new ContainerModule(({ bind }) => {
  bind(partnerDeskUseCases).toDynamicValue((context) => {
    const database = context.get(tokens.database);
    const clock = context.get(tokens.clock);
    const { publicUrl, dataDir, statementKey: setting } = context.get(tokens.environment);
    const brands = new PostgresBrandStore(database);
    const sales = new PostgresBrandSales(database);
    const updateBrand = new UpdateBrand(
      brands,
      context.get(tokens.auditLog),
      context.get(tokens.unitOfWork),
      clock,
    );
    const signer = new Ed25519Signer(statementKey(setting, dataDir));
    const statements = new PostgresStatementStore(database);
    return {
      brands,
      updateOwnBrand: new UpdateOwnBrand(brands, updateBrand),
      figures: new ReadBrandFigures(brands, sales, new PostgresCurrencyStore(database), clock),
      listBrandOrders: new ListBrandOrders(brands, sales, clock),
      statements: new IssueStatement(brands, statements, signer, clock, publicUrl),
      publicUrl,
    };
  });
});
