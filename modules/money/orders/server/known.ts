import { sql } from 'kysely';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { AccountState } from '#modules/base/access/status.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import type { OrderInput } from '../fields.ts';
import type { OrderFailureCode } from '../messages/failures/index.ts';
import type { OrderKind } from '../status.ts';

const fail = failures<FailureCode>();
type Reader = Pick<Context, 'db' | 'partition'>;

export interface KnownItem {
  readonly id: string;
  readonly code: string;
  readonly kind: string;
  readonly item_group: string;
  readonly is_active: boolean;
  readonly account: string;
  /** Where its income is posted. */
  readonly income: string;
}
export interface KnownCentre {
  readonly id: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly active_from: string | null;
  readonly active_to: string | null;
  readonly item_groups: readonly string[];
  readonly account: string;
  readonly income: string;
  /** Who agrees for it to orders between centres; null where nobody does, or can sign in. */
  readonly manager_id: string | null;
  readonly manager_name: string;
}

/** The items and centres that lines name, by their ids. */
export interface Ledgering {
  readonly items: ReadonlyMap<string, KnownItem>;
  readonly centres: ReadonlyMap<string, KnownCentre>;
}

/** Items and centres as they are now: what a line may name, and where it is posted. */
export async function ledgeringOf(
  { db, partition }: Reader,
  itemIds: readonly string[],
  centreIds: readonly string[],
): Promise<Ledgering> {
  const [items, centres] = await Promise.all([
    sql<KnownItem>`select id, code, kind, item_group, is_active, journal_account_buy as account, journal_account_sell as income from item_master
      where partition = ${partition} and id = any (${[...new Set(itemIds)]}::uuid[])`.execute(db),
    sql<KnownCentre>`
      select c.id, c.name, c.is_active, c.active_from, c.active_to, c.item_groups, c.journal_account_buy as account,
             c.journal_account_sell as income, u.id as manager_id, coalesce(u.name || ' ' || u.surname, '') as manager_name
        from profit_centre c
        left join app_user u on u.partition = c.partition and u.id = c.manager_id and u.status = ${literal<AccountState>('active')}
       where c.partition = ${partition} and c.id = any (${[...new Set(centreIds)]}::uuid[])`.execute(db),
  ]);
  return {
    items: new Map(items.rows.map((row) => [row.id, row])),
    centres: new Map(centres.rows.map((row) => [row.id, row])),
  };
}

/** What an order refers to, as far as writing it needs to know. */
export interface Known extends Ledgering {
  readonly companyId: string;
  readonly numberPrefix: string;
}

const usualPrefixes: Readonly<Record<OrderKind, string>> = { purchase: 'PO', service: 'SO', internal: 'IO' };

interface Row {
  readonly id: string;
}

async function found<Found extends Row>(
  { db, partition }: Reader,
  { table, columns }: { readonly table: string; readonly columns: string },
  id: string | null,
): Promise<Found | undefined> {
  if (id === null) return undefined;
  const { rows } = await sql<Found>`
    select ${sql.raw(columns)} from ${sql.table(table)} where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0];
}

/** Everything that an order refers to, found or refused on its field, all at once. */
export async function knownRecords(context: Context, kind: OrderKind, input: OrderInput): Promise<Known> {
  const problems: Record<string, FieldProblem & { readonly code: FailureCode | OrderFailureCode }> = {};
  const { orderTypeId, supplierId, performingCentreId, profitCentreId, vehicleId, loadId, lines } = input;
  const [orderType, supplier, vehicle, load] = await Promise.all([
    found<Row & { module: string; number_prefix: string }>(
      context,
      { table: 'order_type', columns: 'id, module, number_prefix' },
      orderTypeId,
    ),
    found<Row & { company_id: string; status: ApplicationState }>(
      context,
      { table: 'supplier', columns: 'id, company_id, status' },
      supplierId,
    ),
    found(context, { table: 'vehicle', columns: 'id' }, vehicleId),
    found(context, { table: 'load', columns: 'id' }, loadId),
  ]);
  const ledgering = await ledgeringOf(
    context,
    lines.map(({ itemMasterId }) => itemMasterId),
    [
      profitCentreId,
      ...(performingCentreId === null ? [] : [performingCentreId]),
      ...lines.flatMap((line) => line.profitCentreId ?? []),
    ],
  );
  if (!orderType) problems['orderTypeId'] = { code: 'notAnOption' };
  else if (orderType.module !== kind) problems['orderTypeId'] = { code: 'orderTypeOfOther' };
  if (kind === 'internal') {
    if (!ledgering.centres.has(performingCentreId!)) problems['performingCentreId'] = { code: 'notAnOption' };
  } else if (!supplier) problems['supplierId'] = { code: 'notAnOption' };
  else if (supplier.status === 'deleted') problems['supplierId'] = { code: 'orderSupplierNotApproved' };
  if (vehicleId !== null && !vehicle) problems['vehicleId'] = { code: 'notAnOption' };
  if (loadId !== null && !load) problems['loadId'] = { code: 'notAnOption' };
  if (!ledgering.centres.has(profitCentreId)) problems['profitCentreId'] = { code: 'notAnOption' };
  for (const [place, line] of lines.entries()) {
    if (!ledgering.items.has(line.itemMasterId)) problems[`lines.${place}.itemMasterId`] = { code: 'notAnOption' };
    if (line.profitCentreId !== null && !ledgering.centres.has(line.profitCentreId))
      problems[`lines.${place}.profitCentreId`] = { code: 'notAnOption' };
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    ...ledgering,
    companyId: supplier?.company_id ?? companyIn(context),
    numberPrefix: orderType!.number_prefix || usualPrefixes[kind],
  };
}

/** What a company has done for itself is its own, not that of a supplier. */
function companyIn({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind !== 'user') throw fail('forbidden', 'forbidden', { authorisation: '' });
  return actor.companyId;
}
