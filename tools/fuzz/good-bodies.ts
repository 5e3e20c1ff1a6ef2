import type { Json, Operation } from '../../api/adapters/http/contract/load-contract.ts';
import { charts, dataUrlOf } from '../../api/testing/chart-fixtures.ts';
import { cards, carts, paymentDetails } from '../../api/testing/checkout-requests.ts';
import { password } from './people.ts';
import type { Random } from './random.ts';

const picture = (random: Random): string =>
  dataUrlOf(random.pick([charts.hourly, charts.daily, charts.table]));
const checkout = (random: Random): Json =>
  structuredClone({
    ...random.pick(Object.values(carts)),
    paymentDetails: paymentDetails({ card_number: random.pick(Object.values(cards)) }),
  }) as Json;

/** Bodies that only somebody who knows the product can write; all others follow from the contract. */
export const goodBodies: Partial<Record<Operation['id'], (random: Random) => Json>> = {
  analyzeChart: (random) => ({ image_data_url: picture(random), rerun: random.chance(0.2) }),
  analyzeDemo: (random) => ({ image_data_url: picture(random) }),
  checkoutAsGuest: checkout,
  checkoutCart: checkout,
  changePassword: () => ({ current_password: password, new_password: password }),
  deleteOwnAccount: () => ({ password }),
  startTwoFactor: () => ({ password }),
  updateOwnBrand: () => ({ primary_color: '#112233' }),
};
