import { checkVatNumber } from '#platform/identifiers/vat-number.ts';
import type { Cents } from '#platform/money.ts';

/** What the law asks of a tax invoice (VAT Act 89 of 1991, s 20(4) and (5)), as the clerk looks for it on the document. */
export const particulars = [
  'words',
  'sellerName',
  'sellerAddress',
  'buyerName',
  'buyerAddress',
  'buyerVatNumber',
  'description',
  'quantity',
] as const;
export type Particular = (typeof particulars)[number];
/** What follows from the numbers of the supplier. */
export const claimGaps = [...particulars, 'notVendor', 'vatNumberMissing', 'vatNumberWrong', 'vatNumberOther'] as const;
export type ClaimGap = (typeof claimGaps)[number];

/** Of an invoice up to this, with VAT, the law asks less. */
const abridgedUpTo = 500_000n;
const onlyFull: readonly Particular[] = ['buyerName', 'buyerAddress', 'buyerVatNumber', 'quantity'];

export interface Claimed {
  readonly vat: Cents;
  readonly gross: Cents;
  /** What the clerk does not find on the document. */
  readonly missing: readonly Particular[];
  /** As it stands on the document. */
  readonly vatNumber: string;
  /** The country whose VAT is claimed: a number that another one gave is none here. */
  readonly country: string;
  readonly supplier: { readonly isVendor: boolean; readonly vatNumber: string };
}

/** Why the VAT of a document is not claimed; empty where it is, and where there is none (domain.md §4.13). */
export function claimGapsOf({ vat, gross, missing, vatNumber, country, supplier }: Claimed): readonly ClaimGap[] {
  if (vat === 0n) return [];
  const gaps: ClaimGap[] = missing.filter((each) => gross > abridgedUpTo || !onlyFull.includes(each));
  if (!supplier.isVendor) gaps.push('notVendor');
  const verdict = checkVatNumber(vatNumber, { country, isVatRegistered: true });
  if (vatNumber.trim() === '') gaps.push('vatNumberMissing');
  // A number whose last digit is wrong is none that SARS gave.
  else if (verdict.findings.length > 0) gaps.push('vatNumberWrong');
  else if (supplier.isVendor && supplier.vatNumber !== '' && supplier.vatNumber !== verdict.normalised)
    gaps.push('vatNumberOther');
  return gaps;
}
