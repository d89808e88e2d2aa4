import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, type Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { marginAfter } from '#modules/work/loads/margin.ts';
import { findLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { buyPricesFor, loadToPrice } from '#modules/work/load-prices/server/index.ts';
import type { carrierChoices } from '../choices.ts';
import { blockersOf, isExcepted } from '../eligibility.ts';
import { supplierFindings } from '../supplier-findings.ts';
import { exceptionsOf } from './eligibility.ts';
import { carriers, loadFacts } from './eligibility-facts.ts';
import { folded } from './folded.ts';

const fail = failures<FailureCode>();

type Asked = z.output<typeof carrierChoices.input>;
type Answer = z.input<typeof carrierChoices.output>;

/** What else keeps a carrier from being asked, with a code of the module that asks. */
export interface OwnBarrier {
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;
  readonly path: string;
}
type OwnBarriers = (supplierIds: readonly string[]) => Promise<(id: string) => readonly OwnBarrier[]>;

type Choice = Answer['rows'][number];
/** The same answer where findings have codes of another module too. */
interface Chosen extends Omit<Answer, 'rows'> {
  readonly rows: readonly (Omit<Choice, 'findings'> & {
    readonly findings: readonly (Omit<Choice['findings'][number], 'code'> & { readonly code: string })[];
  })[];
}

/**
 * The carriers that a load can be given to, as its choosers show them: who may take it first, and among them who drove the
 * same way before. All are judged, by one statement and pure rules; only those that are shown are priced.
 */
export async function carrierChoicesOf(context: Context, asked: Asked): Promise<Answer> {
  refuseWhenLimited(context);
  const load = await findLoad(context, asked.id);
  if (!load) throw fail('notFound', 'notFound');
  return (await chooseCarriers(context, load, asked)) as Answer;
}

/** The same for a module above, with what else keeps a carrier from being asked. */
export async function chooseCarriers(
  context: Context,
  load: StoredLoad,
  { supplierId, search, atMost }: Omit<Asked, 'id'>,
  ownBarriers: OwnBarriers = () => Promise.resolve(() => []),
): Promise<Chosen> {
  const [facts, known, exceptions, amounts, priced] = await Promise.all([
    loadFacts(context, load),
    carriers(context, load.company_id, supplierId),
    exceptionsOf(context, load.id),
    lastAmounts(context, load),
    loadToPrice(context, load),
  ]);
  const wanted = folded(search);
  const named = known.filter(({ name }) => folded(name).includes(wanted));
  const ownOf = await ownBarriers(named.map(({ id }) => id));
  const judged = named.map((carrier) => {
    const made = exceptions.get(carrier.id) ?? [];
    const findings = supplierFindings(facts, carrier);
    const own = ownOf(carrier.id);
    const isEligible = own.length === 0 && blockersOf(findings, made).length === 0;
    const rank = (isEligible ? 0 : 4) + (findings.length > 0 ? 2 : 0) + (amounts.has(carrier.id) ? 0 : 1);
    return { carrier, made, findings, own, isEligible, rank };
  });
  const shown = judged.toSorted((one, other) => one.rank - other.rank).slice(0, atMost);
  const prices = await buyPricesFor(
    context,
    priced,
    shown.map(({ carrier }) => carrier.id),
  );
  const sell = cents(load.sell_net);
  return {
    total: judged.length,
    eligible: judged.filter(({ isEligible }) => isEligible).length,
    rows: shown.map(({ carrier, made, findings, own, isEligible }) => {
      const price = prices.get(carrier.id) ?? null;
      const tenths = price === null ? null : marginAfter(sell, price);
      return {
        supplierId: carrier.id,
        supplierName: carrier.name,
        isEligible,
        findings: [
          ...own.map((barrier) => ({
            ...barrier,
            level: 'E' as const,
            subject: 'supplier' as const,
            isOverridden: false,
          })),
          ...findings.map((finding) => {
            const { code, level, subject, details, path } = finding;
            return { code, level, subject, details, path, isOverridden: isExcepted(finding, made) };
          }),
        ],
        price,
        marginPercent: tenths === null ? null : tenths / 10,
        lastAmount: amounts.get(carrier.id) ?? null,
      };
    }),
  };
}

/** What each supplier took for the same way, the last time within a year. */
async function lastAmounts(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  load: { readonly origin: string; readonly destination: string },
): Promise<ReadonlyMap<string, Cents>> {
  const { rows } = await sql<{ supplier_id: string; buy_net: number }>`
    select distinct on (l.supplier_id) l.supplier_id, l.buy_net from load l
     where l.partition = ${partition} and l.supplier_id is not null and l.buy_net > 0
       and l.origin = ${load.origin} and l.destination = ${load.destination} and l.load_at > now() - interval '1 year'
     order by l.supplier_id, l.load_at desc`.execute(db);
  return new Map(rows.map(({ supplier_id, buy_net }) => [supplier_id, cents(buy_net)]));
}
