import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { MasterData } from '#platform/master-data.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Listener, listener } from '#platform/server/listeners.ts';
import { masterTable } from '#platform/server/master-table.ts';
import type { DocumentType, SubjectType } from '#modules/base/companies/document-types.ts';
import type { DocumentFailureCode } from '../messages/failures/index.ts';
import './in-force.ts';

const fail = failures<DocumentFailureCode>();

/** Type of a document → the field of the record that is its end. */
export type RecordDates = Readonly<Partial<Record<DocumentType, string>>>;

interface FollowingRecord {
  readonly subjectType: SubjectType;
  readonly data: MasterData;
  readonly dates: RecordDates;
}

/** The fields of row `t` whose dates are those of approved documents. */
export function documentedDates(data: MasterData, dates: RecordDates): RawBuilder<unknown> {
  const { columnOf } = masterTable(data);
  const said = Object.values(dates).map(
    (field) => sql`case when t.document_expiries ? ${sql.lit(columnOf(field))} then ${sql.lit(field)} end`,
  );
  return sql`array_remove(array[${sql.join(said)}]::text[], null)`;
}

/** Takes the ends of approved documents over into the records that they are about (decision 0029). */
export function datesFromDocuments({ subjectType, data, dates }: FollowingRecord): Listener {
  const { table, columnOf } = masterTable(data);
  return listener('document.inForceChanged', `date-${subjectType}`, async (context, { endsOn, type, ...paper }) => {
    const field = dates[type];
    if (paper.subjectType !== subjectType || field === undefined) return;
    const { db, partition, actor } = context;
    const { subjectId } = paper;
    const column = columnOf(field);
    const { rows } = await sql<{ before: CalendarDate | null; stated: CalendarDate | null }>`
      select ${sql.ref(column)} as before, document_expiries ->> ${column} as stated from ${sql.table(table)}
       where partition = ${partition} and id = ${subjectId} for update`.execute(db);
    const known = rows[0];
    // A record that says so already stays as it is, however often it is told.
    if (!known || (known.stated === endsOn && known.before === endsOn)) return;
    const expiries = endsOn
      ? sql`document_expiries || ${JSON.stringify({ [column]: endsOn })}::jsonb`
      : sql`document_expiries - ${column}::text`;
    const changed = await sql<{ version: number }>`
      update ${sql.table(table)} set document_expiries = ${expiries}, ${sql.ref(column)} = ${endsOn},
             version = version + 1, updated_by = ${actor.name}, updated_at = now()
       where partition = ${partition} and id = ${subjectId} returning version`.execute(db);
    await context.audit({
      noun: data.noun,
      recordId: subjectId,
      event: endsOn ? 'dateFromDocument' : 'dateWithoutDocument',
      before: { [field]: known.before },
      after: { [field]: endsOn },
    });
    await context.publish(data.channel, 'changed', subjectId, String(changed.rows[0]!.version));
  });
}

/** Refuses another date where an approved document states one; all such fields at once. */
export async function refuseOtherDates(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { data, dates }: Pick<FollowingRecord, 'data' | 'dates'>,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { table, columnOf } = masterTable(data);
  const { rows } = await sql<{ stated: Readonly<Record<string, CalendarDate>> }>`
    select document_expiries as stated from ${sql.table(table)} where partition = ${partition} and id = ${id}`.execute(
    db,
  );
  const stated = rows[0]?.stated ?? {};
  const others = Object.values(dates).filter((field) => {
    const date = stated[columnOf(field)];
    return date !== undefined && date !== values[field];
  });
  if (others.length === 0) return;
  const problems = Object.fromEntries(others.map((field) => [field, { code: 'dateOfDocument' }]));
  throw fail('dateOfDocument', 'rule', {}, problems);
}
