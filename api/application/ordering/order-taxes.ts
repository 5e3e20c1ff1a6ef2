import type { FieldFault } from '../../domain/ordering/errors.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import type { OrderTax } from '../../domain/shared-with-web/tax.ts';
import { checkBilling, taxOrder, type TypedBilling } from '../../domain/taxes/order-tax.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { TaxSettings } from '../../domain/taxes/tax-settings.ts';
import type { TaxSettingsStore } from '../../ports/taxes/tax-settings-store.ts';
import type { VatNumbers } from '../../ports/taxes/vat-numbers.ts';

interface Deps {
  taxSettings: TaxSettingsStore;
  vatNumbers: VatNumbers;
}

/** Works out the tax within an order from the settings in force and what the customer says. */
export class OrderTaxes {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** By the settings in force. An admin who names no country sells at home. */
  async decideByHand(typed: TypedBilling, total: Money): Promise<Result<OrderTax, FieldFault[]>> {
    const rules = await this.deps.taxSettings.current();
    return this.decide({ ...typed, country: typed.country?.trim() || rules.country }, total, rules);
  }

  decide(typed: TypedBilling, total: Money, rules: TaxSettings): Result<OrderTax, FieldFault[]> {
    const country = typed.country?.trim() ?? '';
    const billing = checkBilling({ ...typed, country }, rules.registered, (of, number) =>
      this.deps.vatNumbers.read(of, number),
    );
    return billing.ok ? ok(taxOrder(rules, billing.value, total)) : billing;
  }
}
