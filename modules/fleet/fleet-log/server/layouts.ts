import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { fleetLogService, slipLayout } from '../contract.ts';
import type { SlipColumn } from '../fields.ts';
import type { FleetLogFailureCode } from '../messages/failures/index.ts';
import './tables.ts';

type Ops = (typeof fleetLogService)['operations'];
type Given = z.output<Ops['postFleetSlipLayout']['input']>;
export type StoredLayout = Selectable<Tables['fleet_slip_layout']>;

const fail = failures<FailureCode | FleetLogFailureCode>();

/** Layouts of slip files, as they are changed. */
export const slipLayouts = record({
  noun: 'fleetSlipLayout',
  table: 'fleet_slip_layout',
  channels: ['fleetLog'],
  bell: 'layout.',
  find: findLayout,
  show: (_: Context, stored: StoredLayout) => shownLayout(stored),
});

export async function findLayout({ db, partition }: Context, id: string): Promise<StoredLayout | undefined> {
  return db
    .selectFrom('fleet_slip_layout')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function listLayouts({ db, partition }: Context): Promise<z.input<typeof slipLayout>[]> {
  const rows = await db
    .selectFrom('fleet_slip_layout')
    .selectAll()
    .where('partition', '=', partition)
    .orderBy('name')
    .execute();
  return rows.map(shownLayout);
}

export function shownLayout(stored: StoredLayout): z.input<typeof slipLayout> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    name: stored.name,
    provider: stored.provider,
    columns: stored.columns as unknown as Partial<Record<SlipColumn, string>>,
    decimalMark: stored.decimal_mark,
    dateForm: stored.date_form,
    isActive: stored.is_active,
  };
}

export async function addLayout(context: Context, given: Given): Promise<StoredLayout> {
  const { db, partition, actor } = context;
  await refuseLayout(context, given);
  const { id } = await db
    .insertInto('fleet_slip_layout')
    .values({ partition, ...columnsOf(given), created_by: actor.name, updated_by: actor.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = (await findLayout(context, id))!;
  await slipLayouts.announce(context, stored, { event: 'created', after: factsOf(given) });
  return stored;
}

export async function changeLayout(context: Context, { id, ...given }: Given & { readonly id: string }) {
  const stored = await slipLayouts.toChange(context, id);
  await refuseLayout(context, given, id);
  return slipLayouts.change(context, stored, {
    event: 'changed',
    columns: columnsOf(given),
    before: factsOf(shownLayout(stored) as Given),
    after: factsOf(given),
  });
}

/** What every file must say: a day, which slip it is, whose, and what it cost. */
async function refuseLayout({ db, partition }: Context, { name, columns }: Given, but?: string): Promise<void> {
  const problems: Record<string, { code: FailureCode | FleetLogFailureCode }> = {};
  if (!columns.date) problems['columns.date'] = { code: 'required' };
  if (!columns.number) problems['columns.number'] = { code: 'required' };
  if (!columns.card && !columns.registration) problems['columns.card'] = { code: 'required' };
  if (!columns.amount && !(columns.litres && columns.unitPrice)) problems['columns.amount'] = { code: 'required' };
  const { rows } = await sql`
    select from fleet_slip_layout where partition = ${partition} and name = ${name} and id is distinct from ${but ?? null}::uuid limit 1`.execute(
    db,
  );
  if (rows.length > 0) problems['name'] = { code: 'fleetLayoutName' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

const columnsOf = ({ name, provider, columns, decimalMark, dateForm, isActive }: Given) => ({
  name,
  provider,
  columns: JSON.stringify(columns),
  decimal_mark: decimalMark,
  date_form: dateForm,
  is_active: isActive,
});

const factsOf = ({ name, provider, decimalMark, dateForm, isActive }: Given) => ({
  name,
  provider,
  decimalMark,
  dateForm,
  isActive,
});

/** The layout by which a file is read. Refuses one that is unknown or not used any more. */
export async function layoutFor(context: Context, id: string): Promise<StoredLayout> {
  const stored = await findLayout(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  if (!stored.is_active) throw invalidFields({ layoutId: { code: 'notAnOption' } });
  return stored;
}
