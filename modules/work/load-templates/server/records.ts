import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { TemplateRow } from '../contract.ts';
import './tables.ts';

export type StoredTemplate = Selectable<Tables['load_template']> & {
  readonly customer_name: string;
  readonly time_zone: string;
};

/** What a template is made of; the table is `t`. */
export const templateColumns = sql`t.*, t.base_day::text as base_day,
  (select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id) as customer_name,
  (select o.time_zone from company o where o.partition = t.partition and o.id = t.company_id) as time_zone`;

export async function findTemplate(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  id: string,
): Promise<StoredTemplate | undefined> {
  const { rows } = await sql<StoredTemplate>`
    select ${templateColumns} from load_template t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

export function rowOf(stored: StoredTemplate): z.input<z.ZodType<TemplateRow, TemplateRow>> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    name: stored.name,
    customerName: stored.customer_name,
    origin: stored.origin,
    destination: stored.destination,
    weekdays: stored.weekdays,
    daysAhead: stored.days_ahead,
    isActive: stored.is_active,
    isFailing: stored.failed_at !== null,
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

export const templates = record({
  noun: 'loadTemplate',
  table: 'load_template',
  channels: ['loadTemplates'],
  find: (context: Context, id: string) => findTemplate(context, id),
  show: (_, stored) => rowOf(stored),
});
