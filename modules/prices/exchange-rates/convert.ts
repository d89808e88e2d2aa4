import { divideRounded } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';

declare const scale: unique symbol;

/** What one unit of a currency is worth in another one, in hundred-millionths: 18.0000 is 1 800 000 000n. `numeric(16,8)`. */
export type ExchangeRate = bigint & { readonly [scale]: 'exchangeRate' };

const places = 8;
const one = 10n ** BigInt(places);

/** Reads a plain decimal above zero; undefined when it is none, or has more digits than the column holds. */
export function readRate(decimal: number | string): ExchangeRate | undefined {
  // A number below a millionth is written with an exponent.
  const text = typeof decimal === 'number' ? decimal.toFixed(12) : decimal;
  const match = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  const [, digits = '', fraction = ''] = match ?? [];
  const whole = digits.replace(/^0+(?=\d)/, '');
  const kept = fraction.replace(/0+$/, '');
  if (!match || whole.length > 16 - places || kept.length > places) return undefined;
  const value = BigInt(`${whole}${kept.padEnd(places, '0')}`);
  return value === 0n ? undefined : (value as ExchangeRate);
}

/** A rate as people read it: at least four decimals, and no zeros after them. `18.0000`. */
export function rateText(rate: ExchangeRate): string {
  const digits = String(rate).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '').padEnd(4, '0');
  return `${digits.slice(0, -places)}.${fraction}`;
}

/** An amount in the other currency, rounded once, half away from zero. */
export function converted(amount: Cents, rate: ExchangeRate): Cents {
  return cents(divideRounded(amount * rate, one));
}

/** The code of a rate to which nobody gave one. */
export function rateCode({
  currency,
  inCurrency,
  day,
}: {
  readonly currency: string;
  readonly inCurrency: string;
  readonly day: string;
}): string {
  return `${currency}-${inCurrency}-${day.replaceAll('-', '')}`;
}
