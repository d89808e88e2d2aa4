import { decimalOf, defaultCurrency } from '#platform/money.ts';
import { readCertificate } from '#platform/server/certificate-text.ts';

/** What a goods-in-transit certificate says, as it is kept beside the file: names, a decimal in rand, dates. */
export function certificateFacts(text: string): Readonly<Record<string, string>> {
  const { insuredName, policyNumber, insurer, coverCents, currency, from, to } = readCertificate(text);
  // Cover in another currency cannot be compared with the rand that are asked for.
  const isRand = currency === undefined || currency.value === defaultCurrency;
  const found = {
    insuredName: insuredName?.value,
    policyNumber: policyNumber?.value,
    insurer: insurer?.value,
    cover: coverCents && isRand ? decimalOf(coverCents.value) : undefined,
    from: from?.value,
    to: to?.value,
  };
  return Object.fromEntries(Object.entries(found).filter((fact): fact is [string, string] => fact[1] !== undefined));
}
