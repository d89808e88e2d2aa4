import { sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Expected, owedCharges } from '#modules/money/purchase-invoices/server/index.ts';
import type { OwedLoad } from '../answer.ts';

/** A load of a supplier that waits for its invoice, with what is left of its charges. */
export interface WaitingLoad extends OwedLoad {
  readonly supplierId: string;
  readonly loadNumber: string;
  readonly route: string;
  readonly deliveredOn: CalendarDate | null;
}

/** A load as a page of its supplier shows it. */
export function loadShown({ loadId, loadNumber, route, deliveredOn, charges }: WaitingLoad) {
  return { loadId, loadNumber, route, deliveredOn, charges: [...charges] };
}

/** The loads that wait for invoices, by supplier and number. A supplier that is no vendor charges no VAT. */
export async function waitingLoads(
  context: Pick<Context, 'db' | 'partition'>,
  which: Parameters<typeof owedCharges>[1],
): Promise<readonly WaitingLoad[]> {
  const { db, partition } = context;
  const charges = await owedCharges(context, which);
  if (charges.length === 0) return [];
  const { rows } = await sql<{ id: string; route: string; is_vendor: boolean; names: Record<string, string> }>`
    select l.id, concat_ws(' → ', nullif(l.origin, ''), nullif(l.destination, '')) as route, s.is_vat_registered as is_vendor,
           (select coalesce(jsonb_object_agg(c.id, c.description), '{}') from load_charge c
             where c.partition = l.partition and c.load_id = l.id and c.side = 'buy') as names
      from load l join supplier s on s.partition = l.partition and s.id = l.supplier_id
     where l.partition = ${partition} and l.id = any (${[...new Set(charges.map(({ load_id }) => load_id!))]}::uuid[])`.execute(
    db,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return [...Map.groupBy(charges, ({ load_id }) => load_id!)].flatMap(([loadId, ofLoad]) => {
    const load = known.get(loadId);
    return load ? [waitingLoad(loadId, load, ofLoad)] : [];
  });
}

function waitingLoad(
  loadId: string,
  { route, is_vendor, names }: { route: string; is_vendor: boolean; names: Record<string, string> },
  charges: readonly Expected[],
): WaitingLoad {
  const { supplier_id, reference, on } = charges[0]!;
  return {
    loadId,
    supplierId: supplier_id!,
    loadNumber: reference,
    route,
    deliveredOn: on,
    charges: charges.map(({ key, vat_code, agreed, taken }) => ({
      chargeId: key,
      description: names[key] ?? '',
      vatCode: is_vendor ? vat_code : 'outOfScope',
      left: cents(agreed - taken),
    })),
  };
}
