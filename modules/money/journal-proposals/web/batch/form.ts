import { z } from 'zod';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { today } from '#platform/web/formats.ts';
import type { ProposalRecord } from '#modules/money/journal-proposals/contract.ts';
import { proposalHead } from '#modules/money/journal-proposals/fields.ts';

/** What stands above the table. */
export const headForm = proposalHead.extend({
  /** A choice is a text. */
  repeatEvery: z.string().default('1').transform(Number),
});
export type HeadValues = z.input<typeof headForm>;
export const HeadField = deskFieldsFor<typeof headForm>();

export function headOf(record: ProposalRecord | undefined, company: string | null): HeadValues {
  return {
    companyId: record?.companyId ?? company,
    // An accrual or the end of a year was made from what there is, and is typed on as a journal.
    kind: record?.kind === 'opening' ? 'opening' : 'journal',
    date: record?.date ?? today(),
    reverseOn: record?.reverseOn ?? '',
    repeatUntil: record?.repeatUntil ?? '',
    repeatEvery: String(record?.repeatEvery ?? 1),
    reason: record?.reason ?? '',
    documentId: record?.documentId ?? null,
  };
}
