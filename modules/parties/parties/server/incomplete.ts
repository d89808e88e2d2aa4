import { failures } from '#platform/failure.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import type { Context } from '#platform/server/implement.ts';
import { fieldNames } from '#platform/server/field-names.ts';
import type { PartyFailureCode } from '../messages/failures/index.ts';

const fail = failures<PartyFailureCode>();

/** Refuses to approve a party that lacks something, and names all of it in the caller's language. */
export async function refuseMissing(
  { language }: Pick<Context, 'language'>,
  { name, missing }: { readonly name: string; readonly missing: readonly string[] },
  called: Pick<ImportKind, 'fields' | 'labels'>,
): Promise<void> {
  if (missing.length === 0) return;
  const names = await fieldNames(called, language);
  throw fail('partyIncomplete', 'rule', { name, fields: missing.map((path) => names(path)).join(', ') });
}
