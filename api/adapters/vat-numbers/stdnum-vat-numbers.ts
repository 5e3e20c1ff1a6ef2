import { validate as at } from 'stdnum/lib/cjs/at/uid.js';
import { validate as be } from 'stdnum/lib/cjs/be/vat.js';
import { validate as bg } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as cy } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as cz } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as de } from 'stdnum/lib/cjs/de/vat.js';
import { validate as dk } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as ee } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as es } from 'stdnum/lib/cjs/es/nif.js';
import { validate as fi } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as fr } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gb } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as gr } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as hr } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as hu } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as ie } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as it } from 'stdnum/lib/cjs/it/iva.js';
import { validate as lt } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as lu } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as lv } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as mt } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as nl } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as pl } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as pt } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as ro } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as se } from 'stdnum/lib/cjs/se/vat.js';
import { validate as si } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as sk } from 'stdnum/lib/cjs/sk/dph.js';
import type { VatNumbers } from '../../ports/taxes/vat-numbers.ts';

/** The rules of each country; only these files of the package are loaded. */
const rules = {
  ...{
    AT: at,
    BE: be,
    BG: bg,
    CY: cy,
    CZ: cz,
    DE: de,
    DK: dk,
    EE: ee,
    ES: es,
    FI: fi,
    FR: fr,
    GB: gb,
    GR: gr,
    HR: hr,
  },
  ...{
    HU: hu,
    IE: ie,
    IT: it,
    LT: lt,
    LU: lu,
    LV: lv,
    MT: mt,
    NL: nl,
    PL: pl,
    PT: pt,
    RO: ro,
    SE: se,
    SI: si,
    SK: sk,
  },
};

const isCovered = (country: string): country is keyof typeof rules => Object.hasOwn(rules, country);

/** Greek numbers begin with EL, all others with the code of their country. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** VAT numbers by the rules of the package stdnum. */
export const stdnumVatNumbers: VatNumbers = {
  read(country, typed) {
    if (!isCovered(country)) return null;
    const prefix = prefixOf(country);
    const written = typed.toUpperCase().replaceAll(/[\s.\-/]/g, '');
    if (!/^[A-Z0-9+*]{2,20}$/.test(written)) return null;
    const number = written.startsWith(prefix) ? written.slice(prefix.length) : written;
    return rules[country](number).isValid ? `${prefix}${number}` : null;
  },
};
