import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { chooseCarriers, transportersOf } from '#modules/work/carriage/server/index.ts';
import { findLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { tenderService } from '../contract.ts';
import { usualMinutes } from '../status.ts';
import { reachOf } from './ask.ts';
import { responseMinutes } from './queries.ts';

const fail = failures<FailureCode>();

type Operations = (typeof tenderService)['operations'];
type Asked = z.output<Operations['getLoadTenderStart']['input']>;
type TenderStart = z.input<Operations['getLoadTenderStart']['output']>;

/** What the form of a tender begins with: the clock, and the transporters as the chooser of an award shows them. */
export async function tenderStart(context: Context, { id, ...asked }: Asked): Promise<TenderStart> {
  refuseWhenLimited(context);
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  const [minutes, { total, eligible, rows }] = await Promise.all([
    responseMinutes(context, load.customer_id),
    chooseCarriers(context, load, asked, (ids) => reachOf(context, load.company_id, ids)),
  ]);
  return { minutes: minutes ?? usualMinutes, total, eligible, rows: [...rows] as TenderStart['rows'] };
}

type Starts = z.output<Operations['getLoadTenderStarts']['output']>;

/** Finds which of several loads each transporter may take. Loads outside the caller's scope, or not READY, are skipped. */
export async function tenderStarts(context: Context, { ids }: { readonly ids: readonly string[] }): Promise<Starts> {
  refuseWhenLimited(context);
  const ready: StoredLoad[] = [];
  for (const id of new Set(ids)) {
    const load = await findLoad(context, id);
    if (load?.status === 'READY') ready.push(load);
  }
  const known = await transportersOf(context, ready);
  const suppliers = new Map<string, Starts['suppliers'][number]>();
  for (const [companyId, loads] of Map.groupBy(ready, ({ company_id }) => company_id)) {
    const carriers = known.get(loads[0]!.id)!.map(({ carrier }) => carrier);
    const unreachable = await reachOf(
      context,
      companyId,
      carriers.map(({ id }) => id),
    );
    for (const { id, name } of carriers) suppliers.set(id, { supplierId: id, supplierName: name, mayTake: [] });
    for (const load of loads)
      for (const { carrier, blockers } of known.get(load.id)!)
        if (blockers.length === 0 && unreachable(carrier.id).length === 0)
          suppliers.get(carrier.id)!.mayTake.push(load.id);
  }
  const minutes = await Promise.all(ready.map(({ customer_id }) => responseMinutes(context, customer_id)));
  return {
    loads: ready.map(({ id }, place) => ({ id, minutes: minutes[place] ?? usualMinutes })),
    suppliers: [...suppliers.values()],
  };
}
