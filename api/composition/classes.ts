import * as accounts from '../application/accounts/index.ts';
import * as analysis from '../application/analysis/index.ts';
import * as catalog from '../application/catalog/index.ts';
import * as credits from '../application/credits/index.ts';
import * as currencies from '../application/currencies/index.ts';
import * as insights from '../application/insights/index.ts';
import * as integrations from '../application/integrations/index.ts';
import * as ordering from '../application/ordering/index.ts';
import * as partners from '../application/partners/index.ts';
import * as payments from '../application/payments/index.ts';
import * as platform from '../application/platform/index.ts';
import * as shared from '../application/shared/index.ts';
import * as taxes from '../application/taxes/index.ts';
import * as tutor from '../application/tutor/index.ts';
import * as visitors from '../application/visitors/index.ts';

/** Every class of the application by its name, under which others depend on it: `placeOrder` on `PlaceOrder`. */
export const classes = {
  ...accounts,
  ...analysis,
  ...catalog,
  ...credits,
  ...currencies,
  ...insights,
  ...integrations,
  ...ordering,
  ...partners,
  ...payments,
  ...platform,
  ...shared,
  ...taxes,
  ...tutor,
  ...visitors,
};
