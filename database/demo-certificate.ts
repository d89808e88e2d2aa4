import { formatDate } from '#platform/dates.ts';
import { centsOfWire, formatMoney, inRand } from '#platform/money.ts';
import { demoPage, type DemoLine } from './demo-page.ts';

export interface DemoCertificate {
  readonly insuredName: string;
  readonly policyNumber: string;
  readonly insurer: string;
  /** Rand. */
  readonly cover: number;
  readonly from: string;
  readonly to: string;
}

/** A goods-in-transit certificate as an insurer would send it: a real PDF of one page, whose text can be read. */
export function demoCertificate({ insuredName, policyNumber, insurer, cover, from, to }: DemoCertificate): Uint8Array {
  const lines: readonly DemoLine[] = [
    [20, 770, insurer],
    [15, 735, 'Certificate of insurance: goods in transit'],
    [11, 690, `Insured: ${insuredName}`],
    [11, 670, `Policy number: ${policyNumber}`],
    [11, 650, `Insurer: ${insurer}`],
    [11, 630, `Limit per load: ${formatMoney(inRand(centsOfWire(cover)), 'en')}`],
    [11, 610, `Period of insurance: ${formatDate(from, 'en')} to ${formatDate(to, 'en')}`],
    [11, 570, 'Cover: fire, collision, overturning, theft following hijacking. Excess: 10% of claim.'],
    [9, 120, 'Made for a demonstration. It insures nobody.'],
  ];
  return demoPage(lines);
}
