import type { Context } from '#platform/server/implement.ts';
import { decideWithRecord, type RecordAnswer } from '#modules/base/documents/server/index.ts';
import type { StoredCustomer } from './queries.ts';

/**
 * The bank's letter of a new customer is decided with its application, as its bank details are. A later letter comes with
 * a change of the account, and is looked at by itself.
 */
export async function decideLetter(
  context: Context,
  { id, standing }: Pick<StoredCustomer, 'id' | 'standing'>,
  decision: RecordAnswer,
): Promise<void> {
  if (standing !== null) return;
  await decideWithRecord(context, { subject: { type: 'customer', id }, types: ['bankConfirmation'], decision });
}
