import type { CalendarDate } from '#platform/dates.ts';
import { parseWordedDate } from '#platform/date-text.ts';
import { numbersIn } from '#platform/decimal.ts';
import type { Unfold } from '#platform/server/import-kind.ts';
import { readUnitPrice, unitPriceText } from '#platform/scaled.ts';
import { centsPerLitre, codeOfPrice, nextFirstWednesday, ofCents } from '../rules.ts';

/** The columns of the table that comes out, by the names of the fields. */
const headings = ['code', 'fuelType', 'region', 'kind', 'effectiveFrom', 'pricePerLitre', 'source'] as const;

/**
 * The table of fuel prices as ministries publish it: fuels down, months across, in cents a litre, for the coast and inland one
 * below the other or each in a table of its own. Each cell becomes one price in rand. Undefined for any other table.
 */
export const publishedPrices: Unfold = ({ fileName, above, headings: heads, rows, decimalComma }) => {
  const days = heads.map((head, place) => (place === 0 ? undefined : dayOf(head)));
  if (days.filter((day) => day !== undefined).length === 0) return undefined;
  const titles = [...above.flat(), heads[0] ?? '', fileName];
  let region = titles.map(regionOf).find((found) => found !== undefined);
  const inCents = titles.some((title) => cents.test(title));
  const prices = new Map<string, readonly string[]>();
  for (const cells of rows) {
    const label = cells[0] ?? '';
    region = regionOf(label) ?? region;
    const fuelType = fuelOf(label);
    if (fuelType === undefined) continue;
    const kind = /retail|kleinhandel/i.test(label) || fuelType.startsWith('petrol') ? 'retail' : 'wholesale';
    for (const [place, effectiveFrom] of days.entries()) {
      const pricePerLitre = priceOf(cells[place] ?? '', inCents || cents.test(label), decimalComma);
      if (effectiveFrom === undefined || pricePerLitre === undefined) continue;
      const of = { fuelType, region: region ?? 'inland', zone: '', kind, effectiveFrom };
      const code = codeOfPrice(of);
      // Leaded petrol is published beside unleaded at the same price: the first counts.
      if (!prices.has(code))
        prices.set(code, [code, fuelType, of.region, kind, effectiveFrom, pricePerLitre, fileName.slice(0, 80)]);
    }
  }
  return prices.size === 0 ? undefined : { headings, rows: [...prices.values()] };
};

const cents = /c\s*\/\s*l|cents?\b/i;

function regionOf(text: string): 'coast' | 'inland' | undefined {
  if (/coast|\bkus|costa|c[ôo]te/i.test(text)) return 'coast';
  return /inland|binneland|gauteng|reef|interior/i.test(text) ? 'inland' : undefined;
}

function fuelOf(label: string): string | undefined {
  if (/diesel|gas ?oil/i.test(label)) {
    if (/0[.,]005|\b50 ?ppm/i.test(label)) return 'diesel50';
    return /0[.,]05|\b500 ?ppm/i.test(label) ? 'diesel500' : undefined;
  }
  if (/paraffin|kerosene|paraffien/i.test(label)) return 'paraffin';
  const octane = /\b(93|95)\b/.exec(label)?.[1];
  return octane && /petrol|ulp|lrp|unleaded/i.test(label) ? `petrol${octane}` : undefined;
}

/** `07-Jan-26`, `2026-01-07`, or a month such as `Jan 2026`, whose prices hold from its first Wednesday. */
function dayOf(head: string): CalendarDate | undefined {
  const written = head.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return written;
  const month = parseWordedDate(`1 ${written.replace(/[-'’]/g, ' ')}`);
  return month === undefined ? parseWordedDate(written) : nextFirstWednesday(month);
}

function priceOf(cell: string, isInCents: boolean, decimalComma: boolean): string | undefined {
  const { '.': dot, ',': comma } = numbersIn(cell);
  const number = decimalComma ? (comma ?? dot) : (dot ?? comma);
  const price = number === undefined || number <= 0 ? undefined : readUnitPrice(String(number));
  if (price === undefined) return undefined;
  return unitPriceText(isInCents ? ofCents(price) : (centsPerLitre(price) ?? price));
}
