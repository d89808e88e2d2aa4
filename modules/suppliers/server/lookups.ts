import type { z } from 'zod';
import type { HistoryEntry } from '#modules/access/contract.ts';
import type { Context } from '#platform/server/implement.ts';
import type { supplierService } from '../contract.ts';
import { listSuppliers } from './list-suppliers.ts';
import { getSupplier } from './queries.ts';

const namesAtMost = 1000;
const optionsAtMost = 50;
const historyAtMost = 200;

type Options = z.input<(typeof supplierService)['operations']['getAllCarriersBasicInfo']['output']>;

/** Suppliers to choose from, the first of those that match. */
export async function supplierOptions(context: Context, search: string): Promise<Options> {
  const { rows } = await listSuppliers(context, {
    search,
    page: 1,
    pageSize: optionsAtMost,
    sort: 'carrierName',
    descending: false,
  });
  return rows.map(({ keyIdentifier, carrierName, tradeName, vendorNumber }) => ({
    keyIdentifier,
    carrierName,
    tradeName,
    vendorNumber,
  }));
}

/** The names of all suppliers, for lists that other systems keep; the first thousand. */
export async function supplierNames({ db, partition }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('supplier')
    .select('registered_name')
    .where('partition', '=', partition)
    .where('status', '<>', 'deleted')
    .orderBy('registered_key')
    .limit(namesAtMost)
    .execute();
  return rows.map((row) => row.registered_name);
}

/** What happened to a supplier, newest first, from the audit trail; numbers are masked there. */
export async function supplierHistory({ db, partition }: Context, id: string): Promise<HistoryEntry[]> {
  await getSupplier(db, partition, id);
  const rows = await db
    .selectFrom('audit_entry as a')
    // Who came by a link is known by the address it was sent to.
    .leftJoin('link as l', (join) =>
      join.onRef('l.partition', '=', 'a.partition').onRef('l.id', '=', 'a.actor_id').on('a.actor_kind', '=', 'link'),
    )
    .select(['a.at', 'a.actor_name', 'a.actor_kind', 'a.event', 'a.changes', 'l.recipient_email'])
    .where('a.partition', '=', partition)
    .where('a.noun', '=', 'supplier')
    .where('a.record_id', '=', id)
    .orderBy('a.id', 'desc')
    .limit(historyAtMost)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: row.recipient_email ?? row.actor_name,
    byKind: row.actor_kind,
    event: row.event,
    changes: row.changes,
  }));
}
