import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, type Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { marginAfter } from '#modules/work/loads/margin.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import { buyPricesFor } from '#modules/work/load-prices/server/index.ts';
import type { carrierChoices } from '../choices.ts';
import { blockersOf, isExcepted, supplierFindings } from '../eligibility.ts';
import { exceptionsOf } from './eligibility.ts';
import { carriers, loadFacts } from './eligibility-facts.ts';
import { folded } from './folded.ts';

const fail = failures<FailureCode>();

type Asked = z.output<typeof carrierChoices.input>;
type Answer = z.input<typeof carrierChoices.output>;

/**
 * The carriers that a load can be given to, as its choosers show them: who may take it first, and among them who drove the
 * same way before. All are judged, by one statement and pure rules; only those that are shown are priced.
 */
export async function carrierChoicesOf(context: Context, { id, supplierId, search, atMost }: Asked): Promise<Answer> {
  refuseWhenLimited(context);
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  const [facts, known, exceptions, amounts] = await Promise.all([
    loadFacts(context, load),
    carriers(context, load.company_id, supplierId),
    exceptionsOf(context, id),
    lastAmounts(context, load),
  ]);
  const wanted = folded(search);
  const judged = known
    .filter(({ name }) => folded(name).includes(wanted))
    .map((carrier) => {
      const made = exceptions.get(carrier.id) ?? [];
      const findings = supplierFindings(facts, carrier);
      const isEligible = blockersOf(findings, made).length === 0;
      const rank = (isEligible ? 0 : 4) + (findings.length > 0 ? 2 : 0) + (amounts.has(carrier.id) ? 0 : 1);
      return { carrier, made, findings, isEligible, rank };
    });
  const shown = judged.toSorted((one, other) => one.rank - other.rank).slice(0, atMost);
  const prices = await buyPricesFor(
    context,
    load,
    shown.map(({ carrier }) => carrier.id),
  );
  const sell = cents(load.sell_net);
  return {
    total: judged.length,
    eligible: judged.filter(({ isEligible }) => isEligible).length,
    rows: shown.map(({ carrier, made, findings, isEligible }) => {
      const price = prices.get(carrier.id) ?? null;
      const tenths = price === null ? null : marginAfter(sell, price);
      return {
        supplierId: carrier.id,
        supplierName: carrier.name,
        isEligible,
        findings: findings.map(({ code, level, subject, details, path, ...finding }) => ({
          code,
          level,
          subject,
          details,
          path,
          isOverridden: isExcepted({ code, level, subject, details, path, ...finding }, made),
        })),
        price,
        marginPercent: tenths === null ? null : tenths / 10,
        lastAmount: amounts.get(carrier.id) ?? null,
      };
    }),
  };
}

/** What each supplier took for the same way, the last time within a year. */
export async function lastAmounts(
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
