import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { todayIn } from '#platform/dates.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { searchedPage } from '#platform/server/search.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { BookingRooms } from '#modules/work/loads/server/index.ts';
import { templateService } from '../contract.ts';
import type { TemplateFailureCode } from '../messages/failures/index.ts';
import { draftFor } from './drafting.ts';
import { columnsOf, keepTemplate, refuseTaken } from './keep-template.ts';
import { findTemplate, rowOf, type StoredTemplate, templateColumns, templates } from './records.ts';

const fail = failures<FailureCode | TemplateFailureCode>();
const draftsShown = 60;

/** Templates hold prices of both sides, so they are for who is not limited. */
export const templateOperationsWith = (rooms: BookingRooms): Implementation =>
  implement(templateService, {
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

    async postLoadTemplate(context, input) {
      refuseWhenLimited(context);
      return keepTemplate(context, input);
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
      const load = await draftFor(context, rooms, { template: await known(context, id), day });
      return { id: load.id, loadNumber: load.loadNumber };
    },
  });

async function known(context: Context, id: string): Promise<StoredTemplate> {
  refuseWhenLimited(context);
  const stored = await findTemplate(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

const factsOf = ({ name, weekdays, days_ahead, is_active }: StoredTemplate) => ({
  name,
  weekdays,
  daysAhead: days_ahead,
  isActive: is_active,
});
