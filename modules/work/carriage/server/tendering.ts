import type { Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Finding } from '#modules/work/loads/findings.ts';
import type { EventSource } from '#modules/work/loads/status.ts';
import { loads, type StoredLoad, tenderAfter } from '#modules/work/loads/server/index.ts';
import { agreeAmount } from '#modules/work/load-prices/server/index.ts';
import { executions } from './lives.ts';
import { blockersOf } from '../eligibility.ts';
import { supplierFindings } from '../supplier-findings.ts';
import type { TenderEvent } from '#modules/work/loads/side-statuses.ts';
import { findingsFor, exceptionsFor, exceptionsOf, exceptionsOfAll } from './eligibility.ts';
import { carriers, factsOfLoads, type KnownCarrier, loadFacts } from './eligibility-facts.ts';
import { refuseCreditHold } from './held.ts';

/** A transporter with what stands against it for a load. */
export interface AskedCarrier {
  readonly carrier: KnownCarrier;
  readonly findings: readonly Finding[];
  readonly blockers: readonly Finding[];
}

/** Transporters of a load's company with what stands against each, by their ids; unknown ones are not in the answer. */
export async function carriersToAsk(
  context: Context,
  load: StoredLoad,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AskedCarrier>> {
  const facts = await loadFacts(context, load);
  const exceptions = await exceptionsOf(context, load.id);
  const known =
    ids.length === 1 ? await carriers(context, load.company_id, ids[0]) : await carriers(context, load.company_id);
  const asked = known.filter(({ id }) => ids.includes(id));
  return new Map(
    asked.map((carrier) => {
      const findings = supplierFindings(facts, carrier);
      return [
        carrier.id,
        { carrier, findings, blockers: blockersOf(findings, exceptions.get(carrier.id) ?? []) },
      ] as const;
    }),
  );
}

/** The load, ready to be offered: `notAllowedInState`, or the hold that keeps it. */
export async function loadToTender(context: Context, id: string): Promise<StoredLoad> {
  const load = await loads.toChange(context, id);
  executions.next(load, 'tender');
  await refuseCreditHold(context, load);
  return load;
}

/** The load is offered to suppliers from now on. */
export function tenderLoad(context: Context, load: StoredLoad, kept: Told): Promise<StoredLoad> {
  return executions.move(context, load, 'tender', {
    columns: { tender_ends_at: kept.endsAt },
    kept: { data: kept.data },
  });
}

interface Told {
  readonly endsAt: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What stands against giving the load to a supplier now: nothing, or why it needs somebody. */
export async function whatStandsAgainst(
  context: Context,
  load: StoredLoad,
  supplierId: string,
): Promise<readonly Pick<Finding, 'code' | 'level' | 'subject' | 'details' | 'path'>[]> {
  const blockers = blockersOf(
    await findingsFor(context, load, { supplierId }),
    await exceptionsFor(context, load.id, supplierId),
  );
  return blockers.map(({ code, level, subject, details, path }) => ({ code, level, subject, details, path }));
}

/** A supplier accepted and may have it: booked, at the amount that was agreed, which is locked from now on. */
export async function bookTendered(
  context: Context,
  load: StoredLoad,
  agreed: {
    readonly supplierId: string;
    readonly amount: Cents;
    readonly supplierReference: string;
    readonly source: EventSource;
  },
): Promise<StoredLoad> {
  const totals = await agreeAmount(
    context,
    { ...load, supplier_id: agreed.supplierId },
    { side: 'buy', amount: agreed.amount, source: 'tender' },
  );
  return executions.move(context, load, 'accept', {
    columns: {
      supplier_id: agreed.supplierId,
      is_own_fleet: false,
      supplier_reference: agreed.supplierReference || load.supplier_reference,
      ...totals,
    },
    before: { supplierId: load.supplier_id },
    after: { supplierId: agreed.supplierId },
    kept: { source: agreed.source, data: { supplierId: agreed.supplierId } },
  });
}

/** Nobody took it, or staff took it back: it is ready to be given away again. */
export function endTender(
  context: Context,
  load: StoredLoad,
  event: 'exhaust' | 'withdraw',
  reason = '',
): Promise<StoredLoad> {
  return executions.move(context, load, event, { reason });
}

/** The clock of the offers that are open, for lists and boards; or that somebody must look at an acceptance. */
export async function noteTender(
  context: Context,
  load: StoredLoad,
  { endsAt, event }: { readonly endsAt: Date | null; readonly event?: TenderEvent },
): Promise<StoredLoad> {
  const { tender_status } = event ? tenderAfter(load, event) : load;
  const isSame = load.tender_ends_at?.getTime() === endsAt?.getTime() && tender_status === load.tender_status;
  if (isSame) return load;
  return loads.change(context, load, {
    columns: { tender_ends_at: endsAt, tender_status },
    event: 'tenderChanged',
    before: { tenderStatus: load.tender_status },
    after: { tenderStatus: tender_status },
  });
}

/** Every approved transporter of each load's company with what stands against it, by the ids of the loads. */
export async function transportersOf(
  context: Context,
  asked: readonly StoredLoad[],
): Promise<ReadonlyMap<string, readonly AskedCarrier[]>> {
  const companies = [...new Set(asked.map(({ company_id }) => company_id))];
  const [facts, exceptions, known] = await Promise.all([
    factsOfLoads(context, asked),
    exceptionsOfAll(
      context,
      asked.map(({ id }) => id),
    ),
    Promise.all(companies.map(async (id) => [id, await carriers(context, id)] as const)),
  ]);
  const ofCompany = new Map(known);
  return new Map(
    asked.map(({ id, company_id }, place) => [
      id,
      (ofCompany.get(company_id) ?? []).map((carrier) => {
        const findings = supplierFindings(facts[place]!, carrier);
        return { carrier, findings, blockers: blockersOf(findings, exceptions.get(`${id} ${carrier.id}`) ?? []) };
      }),
    ]),
  );
}
