import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Cents, wireOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import { lastAmounts, transporters } from '#modules/work/carriage/server/index.ts';
import type { tenderService } from '../contract.ts';
import { usualMinutes } from '../status.ts';
import { barriersOf } from './ask.ts';
import type { TenderStart } from './list-offers.ts';
import { responseMinutes } from './queries.ts';

const fail = failures<FailureCode>();

/** What the form of a tender begins with: the clock, and every transporter with what stands against it and what it last took. */
export async function tenderStart(context: Context, { id }: { readonly id: string }): Promise<TenderStart> {
  refuseWhenLimited(context);
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  const known = await transporters(context, load);
  const ids = known.map(({ carrier }) => carrier.id);
  const barriers = await barriersOf(context, load, ids);
  const amounts = await lastAmounts(context, load);
  return {
    minutes: (await responseMinutes(context, load.customer_id)) ?? usualMinutes,
    suppliers: known.map(({ carrier, findings }) => {
      const against = barriers.get(carrier.id) ?? [];
      const warnings = findings.filter(({ level }) => level === 'W');
      return {
        supplierId: carrier.id,
        supplierName: carrier.name,
        isEligible: against.length === 0,
        findings: [
          ...against.map((finding) => ({ ...finding, level: 'E' as const })),
          ...warnings.map(({ code, details, path }) => ({ code, details, path, level: 'W' as const })),
        ],
        lastAmount: lastOf(amounts.get(carrier.id)),
      };
    }),
  };
}

type Starts = z.output<(typeof tenderService)['operations']['getLoadTenderStarts']['output']>;

/** Finds which of several loads each transporter may take. Loads outside the caller's scope, or not READY, are skipped. */
export async function tenderStarts(context: Context, { ids }: { readonly ids: readonly string[] }): Promise<Starts> {
  refuseWhenLimited(context);
  const suppliers = new Map<string, Starts['suppliers'][number]>();
  const found: Starts['loads'] = [];
  for (const id of new Set(ids)) {
    const load = await findLoad(context, id);
    if (load?.status !== 'READY') continue;
    found.push({ id, minutes: (await responseMinutes(context, load.customer_id)) ?? usualMinutes });
    const known = (await transporters(context, load)).map(({ carrier }) => carrier);
    const barriers = await barriersOf(
      context,
      load,
      known.map((carrier) => carrier.id),
    );
    for (const carrier of known) {
      const entry = suppliers.get(carrier.id) ?? { supplierId: carrier.id, supplierName: carrier.name, mayTake: [] };
      suppliers.set(carrier.id, entry);
      if ((barriers.get(carrier.id) ?? []).length === 0) entry.mayTake.push(id);
    }
  }
  return { loads: found, suppliers: [...suppliers.values()] };
}

function lastOf(amount: Cents | undefined): number | null {
  return amount === undefined ? null : wireOf(amount);
}
