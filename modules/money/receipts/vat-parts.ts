import { allocate, divideRounded } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';

/** What of an amount falls under a VAT code: without VAT, and the VAT. */
export interface VatPart {
  readonly code: string;
  readonly net: Cents;
  readonly vat: Cents;
}

/**
 * Cuts up a part of a document's gross as the document is made up: by code pro rata, and each share by the VAT in it. The whole
 * gross gives the document's own figures. Of a document that is not known, nothing is VAT.
 */
export function vatPartsOf(amount: Cents, document: readonly VatPart[]): readonly VatPart[] {
  const grosses = document.map(({ net, vat }) => net + vat);
  if (grosses.length === 0 || grosses.some((gross) => gross < 0n) || grosses.every((gross) => gross === 0n))
    return [{ code: '', net: amount, vat: cents(0) }];
  return allocate(amount, grosses).map((share, place) => {
    const { code, vat } = document[place]!;
    const gross = grosses[place]!;
    const own = gross === 0n ? cents(0) : cents(divideRounded(share * vat, gross));
    return { code, net: cents(share - own), vat: own };
  });
}
