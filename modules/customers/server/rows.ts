import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { nextVersion } from '#platform/server/records.ts';
import type { Director } from '#modules/parties/fields.ts';
import type { PartyFinding } from '#modules/parties/findings.ts';
import { directorRows, findingRows } from '#modules/parties/server/index.ts';
import type { IncomingLetter } from './bank-letter.ts';
import { columnsOf, directorTable } from './details.ts';
import type { Submission } from './save-customer.ts';

const returned = ['id', 'version', 'company_id', 'registered_name', 'account_number', 'email', 'language'] as const;

/** The customer's own row: a new one, or the next version of the one that is there. */
export async function writeRow(
  { db, partition, language }: Context,
  submission: Submission & { readonly letter: IncomingLetter | undefined; readonly warnings: number },
) {
  const { stored, detail, client, status, by, staff, link, terms, letter, warnings } = submission;
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
  if (stored) {
    return (
      db
        .updateTable('customer')
        .set({ ...columns, ...nextVersion(by) })
        // What was recommended is not what is there now.
        .$if(status !== stored.status, (update) => update.set({ recommendation: null, recommended_by_id: null }))
        .$if(staff !== undefined, (update) =>
          update.set({
            edited_by: sql<string[]>`array_append(array_remove(edited_by, ${staff?.id}::uuid), ${staff?.id}::uuid)`,
          }),
        )
        .$if(link !== undefined, (update) => update.set({ submitted_by: by, submitted_at: sql<Date>`now()` }))
        .where('partition', '=', partition)
        .where('id', '=', stored.id)
        .returning(returned)
        .executeTakeFirstOrThrow()
    );
  }
  return db
    .insertInto('customer')
    .values({
      partition,
      company_id: client.id,
      bank_letter_blob_name: null,
      bank_letter_uploaded_by: null,
      bank_letter_uploaded_at: null,
      terms_version: null,
      terms_language: null,
      terms_accepted_at: null,
      ...columns,
      standing: null,
      credit_status: null,
      payment_term: null,
      recommended_by_id: null,
      language: link?.language ?? language,
      source: link ? 'link' : 'staff',
      source_link_id: link?.id ?? null,
      submitted_by: by,
      edited_by: staff ? [staff.id] : [],
      decided_by: null,
      decided_at: null,
      decision_reason: null,
      updated_by: by,
    })
    .returning(returned)
    .executeTakeFirstOrThrow();
}

/** What belongs to a customer's row, before the form's version of it is written. */
export async function clearForRewrite({ db, partition }: Context, customerId: string): Promise<void> {
  for (const table of ['customer_director', 'customer_finding'] as const)
    await db.deleteFrom(table).where('partition', '=', partition).where('customer_id', '=', customerId).execute();
}

export async function writeDirectors(
  { db, partition, app }: Context,
  customerId: string,
  directors: readonly Director[],
): Promise<void> {
  if (directors.length === 0) return;
  const rows = directorRows(app.sealer, directorTable, partition, directors);
  await db
    .insertInto(directorTable)
    .values(rows.map((row) => ({ ...row, customer_id: customerId })))
    .execute();
}

export async function writeFindings(
  { db, partition }: Context,
  customerId: string,
  findings: readonly PartyFinding[],
): Promise<void> {
  if (findings.length === 0) return;
  await db
    .insertInto('customer_finding')
    .values(findingRows(partition, findings).map((row) => ({ ...row, customer_id: customerId })))
    .execute();
}
