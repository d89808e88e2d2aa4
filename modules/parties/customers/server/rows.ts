import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { changedPartyColumns, newPartyColumns } from '#modules/parties/parties/server/index.ts';
import type { IncomingLetter } from './bank-letter.ts';
import { columnsOf } from './details.ts';
import type { Submission } from './save-customer.ts';

const returned = ['id', 'version', 'company_id', 'registered_name', 'account_number', 'email', 'language'] as const;

/** The customer's own row: a new one, or the next version of the one that is there. */
export async function writeRow(
  context: Context,
  submission: Submission & { readonly letter: IncomingLetter | undefined; readonly warnings: number },
) {
  const { db, partition } = context;
  const { stored, detail, client, status, staff, terms, letter, warnings } = submission;
  const columns = {
    ...columnsOf(detail),
    status,
    warnings,
    bank_letter_date: detail.bankConfirmationBlobName === '' ? null : detail.bankConfirmationLetterDate || null,
    ...(letter && {
      bank_letter_blob_name: letter.blobName,
      bank_letter_facts: JSON.stringify(letter.facts),
      bank_letter_uploaded_by: submission.uploadedBy,
      bank_letter_uploaded_at: sql<Date>`now()`,
    }),
    ...(terms && {
      terms_version: terms.version,
      terms_language: terms.language,
      terms_accepted_at: sql<Date>`now()`,
    }),
    ...(staff?.accountNumber && { account_number: staff.accountNumber }),
  };
  if (!stored)
    return db
      .insertInto('customer')
      .values({ ...columns, ...newPartyColumns(context, client, submission) })
      .returning(returned)
      .executeTakeFirstOrThrow();
  return db
    .updateTable('customer')
    .set({
      ...columns,
      ...changedPartyColumns(submission),
      // What was recommended is not what is there now.
      ...(status !== stored.status && { recommendation: null, recommended_by_id: null }),
    })
    .where('partition', '=', partition)
    .where('id', '=', stored.id)
    .returning(returned)
    .executeTakeFirstOrThrow();
}
