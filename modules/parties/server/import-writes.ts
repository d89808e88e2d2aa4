import { sql } from 'kysely';
import { Failure } from '#platform/failure.ts';
import type { Context, UserActor } from '#platform/server/implement.ts';
import type { WrittenRecord } from '#platform/server/import-kind.ts';
import type { PartyFinding } from '../findings.ts';

/** Whoever brings a file in works for the client whose parties are in it. */
export function staffOf({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new Error('Files are brought in by staff');
  return actor;
}

/** Findings of many parties as rows of their table. */
export function findingRows(
  partition: string,
  parties: readonly { readonly id: string; readonly findings: readonly PartyFinding[] }[],
) {
  return parties.flatMap(({ id, findings }) =>
    findings.map(({ path, level, code, facts }, position) => ({
      partition,
      partyId: id,
      position,
      path,
      level: level === 'I' ? ('I' as const) : ('W' as const),
      code,
      facts: JSON.stringify(facts),
    })),
  );
}

export type ChangedParty<Values> = WrittenRecord & { readonly values: Values };

/** Changes parties one by one, as staff do by hand; undefined stands for one that somebody else has changed meanwhile. */
export async function changeEach<Values>(
  rows: readonly ChangedParty<Values>[],
  change: (row: ChangedParty<Values>) => Promise<WrittenRecord>,
): Promise<readonly (WrittenRecord | undefined)[]> {
  const written: (WrittenRecord | undefined)[] = [];
  for (const row of rows) {
    try {
      written.push(await change(row));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'changedByOther') throw error;
      written.push(undefined);
    }
  }
  return written;
}

interface TakenBack<Values> {
  readonly table: 'customer' | 'supplier';
  /** The state of one that was made by mistake; its trail stays. */
  readonly status: string;
  readonly rows: readonly (WrittenRecord & { readonly before: Values | null })[];
  readonly change: (rows: readonly ChangedParty<Values>[]) => Promise<readonly (WrittenRecord | undefined)[]>;
}

/** Ends the parties that an import made and restores those that it changed. Returns how many were touched since. */
export async function takeBackParties<Values>(
  context: Context,
  { table, status, rows, change }: TakenBack<Values>,
): Promise<number> {
  const made = rows.filter(({ before }) => before === null);
  const { rows: ended } = await sql<{ id: string }>`
    update ${sql.table(table)} p
       set status = ${status}, version = p.version + 1, updated_by = ${context.actor.name}, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as m(id uuid, "lockId" text)
     where p.partition = ${context.partition} and p.id = m.id and p.version::text = m."lockId" returning p.id`.execute(
    context.db,
  );
  await context.audit(ended.map(({ id }) => ({ noun: table, recordId: id, event: 'importUndone', after: { status } })));
  const changed = rows.flatMap(({ id, lockId, before }) => (before ? [{ id, lockId, values: before }] : []));
  const restored = await change(changed);
  return made.length - ended.length + restored.filter((each) => each === undefined).length;
}
