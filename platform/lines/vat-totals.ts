import { failures } from '../failure.ts';
import type { FailureCode } from '../messages/failures/index.ts';
import { vatRateOf, type VatPlace } from '../vat-rates.ts';
import { type KnownTotals, type NetLine, totalsOf } from './totals.ts';

const fail = failures<FailureCode>();

/** The totals of a document by the rates of its country on its day; refused with `vatRateUnknown` where one is not known. */
export function vatTotals(lines: readonly NetLine[], place: VatPlace): KnownTotals {
  const totals = totalsOf(lines, (code) => vatRateOf(place, code));
  if (isKnown(totals)) return totals;
  throw fail('vatRateUnknown', 'rule', { country: place.country, date: place.day });
}

function isKnown(totals: ReturnType<typeof totalsOf>): totals is KnownTotals {
  return totals.isVatKnown;
}
