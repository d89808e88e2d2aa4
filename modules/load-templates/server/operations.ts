import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { todayIn } from '#platform/dates.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { searchedPage } from '#platform/server/search.ts';
import { dayOfClock, wallClockIn } from '#platform/wall-clock.ts';
import { refuseWhenLimited } from '#modules/access/server/index.ts';
import { findLoad, inputAgain, storedInput, wireInput } from '#modules/loads/server/index.ts';
import { templateService } from '../contract.ts';
import type { TemplateFailureCode } from '../messages/failures/index.ts';
import { draftFor } from './drafting.ts';
import { findTemplate, rowOf, type StoredTemplate, templateColumns, templates } from './records.ts';

const fail = failures<FailureCode | TemplateFailureCode>();
const draftsShown = 60;

/** Templates hold prices of both sides, so they are for who is not limited. */
export const templateOperations = implement(templateService, {
  async getLoadTemplates(context, query) {
    refuseWhenLimited(context);
    const order = { name: 't.name', updatedAt: 't.updated_at' }[query.sort];
    const found = await searchedPage<StoredTemplate>(context.db, {
      ...query,
      table: 'load_template',
      partition: context.partition,
      columns: templateColumns,
      conditions: query.isActive === undefined ? [] : [sql`t.is_active = ${query.isActive}`],
      order: [order, 't.id'],
    });
    return { ...found, rows: found.rows.map(rowOf) };
  },

  async getLoadTemplate(context, { id }) {
    const stored = await known(context, id);
    const drafts = await context.db
      .selectFrom('load_template_draft as d')
      .innerJoin('load as l', (join) => join.onRef('l.partition', '=', 'd.partition').onRef('l.id', '=', 'd.load_id'))
      .select([sql<string>`d.day::text`.as('day'), 'l.id as loadId', 'l.load_number as loadNumber', 'l.status'])
      .where('d.partition', '=', context.partition)
      .where('d.template_id', '=', id)
      .orderBy('d.day', 'desc')
      .limit(draftsShown)
      .execute();
    return { ...rowOf(stored), today: todayIn(stored.time_zone, context.now), drafts };
  },

  async postLoadTemplate(context, { loadId, ...fields }) {
    const { db, partition, actor } = context;
    refuseWhenLimited(context);
    const load = await findLoad(context, loadId);
    if (!load) throw fail('notFound', 'notFound');
    const input = wireInput(inputAgain(await storedInput(context, loadId), 0));
    const { id, version } = await db
      .insertInto('load_template')
      .values({
        partition,
        company_id: load.company_id,
        customer_id: load.customer_id,
        origin: load.origin,
        destination: load.destination,
        // Numbers of one order are those of one load.
        input: JSON.stringify({ ...input, orderNumbers: [] }),
        base_day: dayOfClock(wallClockIn(load.time_zone, load.load_at)),
        ...columnsOf(fields),
        failed_at: null,
        created_by: actor.name,
        updated_by: actor.name,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()
      .catch(refuseTaken);
    await templates.announce(context, { id, version }, { event: 'created', after: fields });
    return { id, lockId: lockIdOf({ version }) };
  },

  async putLoadTemplate(context, { id, ...fields }) {
    refuseWhenLimited(context);
    const before = await templates.toChange(context, id);
    const changed = await templates
      .change(context, before, {
        event: 'changed',
        columns: { ...columnsOf(fields), ...(fields.isActive && { failed_at: null }) },
        before: factsOf(before),
        after: fields,
      })
      .catch(refuseTaken);
    return { id, lockId: lockIdOf(changed) };
  },

  async deleteLoadTemplate(context, { id }) {
    refuseWhenLimited(context);
    const stored = await templates.toChange(context, id);
    await context.db
      .deleteFrom('load_template')
      .where('partition', '=', context.partition)
      .where('id', '=', id)
      .execute();
    await templates.announce(context, stored, { event: 'deleted', before: factsOf(stored) });
    return { id, lockId: lockIdOf(stored) };
  },

  async postLoadFromTemplate(context, { id, day }) {
    const load = await draftFor(context, await known(context, id), day);
    return { id: load.id, loadNumber: load.load_number };
  },
});

async function known(context: Context, id: string): Promise<StoredTemplate> {
  refuseWhenLimited(context);
  const stored = await findTemplate(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

interface Fields {
  readonly name: string;
  readonly weekdays: readonly number[];
  readonly daysAhead: number;
  readonly isActive: boolean;
}

const columnsOf = ({ name, weekdays, daysAhead, isActive }: Fields) => ({
  name,
  weekdays: [...new Set(weekdays)].toSorted(),
  days_ahead: daysAhead,
  is_active: isActive,
});

const factsOf = ({ name, weekdays, days_ahead, is_active }: StoredTemplate) => ({
  name,
  weekdays,
  daysAhead: days_ahead,
  isActive: is_active,
});

function refuseTaken(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'load_template_name_once')
    throw fail('invalidPayload', 'invalid', {}, { name: { code: 'loadTemplateNameTaken' } });
  throw error;
}
