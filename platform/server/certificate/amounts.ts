import { type Cents, centsOfWire } from '#platform/money.ts';
import { folded } from './reading.ts';

export interface Amount {
  readonly cents: Cents;
  /** ISO 4217; undefined where no currency stands with it. */
  readonly currency: string | undefined;
}

/** How currencies are written in certificates, longest first; folded. */
const currencies: readonly (readonly [written: string, code: string])[] = [
  ['meticais', 'MZN'],
  ['f cfa', 'XOF'],
  ['fcfa', 'XOF'],
  ['us$', 'USD'],
  ['usd', 'USD'],
  ['eur', 'EUR'],
  ['zar', 'ZAR'],
  ['mzn', 'MZN'],
  ['xof', 'XOF'],
  ['xaf', 'XAF'],
  ['aoa', 'AOA'],
  ['bwp', 'BWP'],
  ['nad', 'NAD'],
  ['zmw', 'ZMW'],
  ['kes', 'KES'],
  ['ksh', 'KES'],
  ['tzs', 'TZS'],
  ['ugx', 'UGX'],
  ['ngn', 'NGN'],
  ['ghs', 'GHS'],
  ['mad', 'MAD'],
  ['cdf', 'CDF'],
  ['lsl', 'LSL'],
  ['szl', 'SZL'],
  ['n$', 'NAD'],
  ['mt', 'MZN'],
  ['kz', 'AOA'],
  ['₦', 'NGN'],
  ['€', 'EUR'],
  ['$', 'USD'],
  ['r', 'ZAR'],
];
const written = currencies.map(([text]) => text.replace('$', '\\$')).join('|');
const million = 'million|millions|miljoen|milhao|milhoes|mio|m(?![a-z])';
/** Groups of three with one and the same mark, or plain digits; not a piece of something longer, such as a telephone number. */
const number = String.raw`(?<!\d[ .,'-]?)(?:\d{1,3}(?<mark>[ .,'])\d{3}(?:\k<mark>\d{3})*|\d+)(?:[.,]\d{1,2})?(?![ .,'-]?\d)`;
const form = new RegExp(
  `(?<![a-z0-9])(?:(?<before>${written})\\.? ?)?(?<digits>${number})(?: ?(?<millions>${million})\\b)?(?: ?(?:de |of )?(?<after>${written})(?![a-z0-9]))?`,
  'g',
);

/** No cover for goods in transit is less, in any currency: smaller numbers are counts, years and percentages. */
const smallest = 1000;

/** The first amount of money in a text. Numbers without a currency count only where they have separators or are large. */
export function amountIn(text: string): Amount | undefined {
  for (const { groups = {} } of folded(text).matchAll(form)) {
    const { before, digits = '', millions, after } = groups;
    const value = valueOf(digits) * (millions ? 1_000_000 : 1);
    const currency = currencies.find(([name]) => name === (before ?? after))?.[1];
    const isMoney = currency !== undefined || millions !== undefined || /[ .,']\d{3}/.test(digits) || value >= 100_000;
    if (isMoney && value >= smallest && value <= 1e12) return { cents: centsOfWire(value), currency };
  }
  return undefined;
}

/** A point or comma before one or two last digits is the decimal mark; all other marks only group. */
function valueOf(digits: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
}
