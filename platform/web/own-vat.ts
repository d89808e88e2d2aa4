import { clientDay } from '#platform/client-day.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import { signedIn } from './signed-in.ts';

/** Per cent of VAT codes at a moment, or now, in the country of the person's company; undefined where the rate is not known. */
export function ownVatAt(moment?: string): (vatCode: string) => number | undefined {
  const country = signedIn()?.settings?.country ?? '';
  const day = clientDay(moment === undefined ? new Date() : new Date(moment));
  return (vatCode) => vatRateOf({ country, day }, vatCode);
}
