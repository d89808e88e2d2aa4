import { maskNumber } from '#platform/mask.ts';
import type { Director } from '../fields.ts';

/** A party's detail for the person behind a link: identity and account numbers are left out, and shown masked beside it. */
export function withoutNumbers<Detail extends { bankAccountNo: string; directors: Director[] }>(
  detail: Detail,
): { readonly detail: Detail; readonly maskedNumbers: Record<string, string> } {
  const maskedNumbers: Record<string, string> = {};
  if (detail.bankAccountNo) maskedNumbers['bankAccountNo'] = maskNumber(detail.bankAccountNo);
  for (const [index, { idNumber }] of detail.directors.entries())
    if (idNumber) maskedNumbers[`directors.${index}.idNumber`] = maskNumber(idNumber);
  const directors = detail.directors.map((director) => ({ ...director, idNumber: '' }));
  return { detail: { ...detail, bankAccountNo: '', directors }, maskedNumbers };
}
