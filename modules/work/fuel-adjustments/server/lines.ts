import { sql } from 'kysely';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { percentText, unitPriceText } from '#platform/scaled.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { Standing } from '#modules/parties/customers/status.ts';
import { fuelChange } from '#modules/prices/fuel-prices/rules.ts';
import { knownClauses } from '#modules/prices/rates/server/index.ts';
import type { RateState } from '#modules/prices/rates/status.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import type { StoredAdjustment } from './queries.ts';

/** What a customer and a clause of a run have in common with its rates or its loads. */
export interface LineOf {
  readonly customerId: string;
  readonly clauseId: string;
  readonly rates: number;
}

/** The customers whose approved rates name a clause on the day of the run, with how many they are. */
export async function linesOfRates({ db, partition }: Context, run: StoredAdjustment): Promise<readonly LineOf[]> {
  const { rows } = await sql<LineOf>`
    select t.customer_id as "customerId", t.fuel_clause_id as "clauseId", count(*)::int as rates
      from rate t join customer c on c.partition = t.partition and c.id = t.customer_id and c.standing = ${literal<Standing>('ACTIVE')}
     where t.partition = ${partition} and t.side = 'sell' and t.status = ${literal<RateState>('APPROVED')} and t.fuel_clause_id is not null
       and t.valid_from <= ${run.effective_from}::date and (t.valid_to is null or t.valid_to >= ${run.effective_from}::date)
       and (${run.customer_id}::uuid is null or t.customer_id = ${run.customer_id})
     group by t.customer_id, t.fuel_clause_id`.execute(db);
  return rows;
}

/** Writes the lines of some customers: what each clause adds on the day before the run, and from its day on. */
export async function writeLines(context: Context, run: StoredAdjustment, lines: readonly LineOf[]): Promise<void> {
  if (lines.length === 0) return;
  const { db, partition } = context;
  const clauses = await knownClauses(context, [...new Set(lines.map(({ clauseId }) => clauseId))]);
  const rows = lines.flatMap((line) => {
    const known = clauses.get(line.clauseId);
    return known
      ? {
          customer_id: line.customerId,
          clause_id: line.clauseId,
          rate_count: line.rates,
          ...figuresOf(known, run.effective_from),
        }
      : [];
  });
  await sql`
    insert into fuel_adjustment_line (partition, adjustment_id, customer_id, clause_id, rate_count, base_price, weight_percent, price_before, price, price_from, percent_before, other_before, percent, raw_percent, bound, problem)
    select ${partition}, ${run.id}, customer_id, clause_id, rate_count, base_price, weight_percent, price_before, price, price_from, percent_before, other_before, percent, raw_percent, bound, problem
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(customer_id uuid, clause_id uuid, rate_count int, base_price numeric, weight_percent numeric, price_before numeric,
           price numeric, price_from date, percent_before numeric, other_before numeric, percent numeric, raw_percent numeric, bound text, problem text)
    on conflict (partition, adjustment_id, customer_id, clause_id) do update
      set rate_count = greatest(fuel_adjustment_line.rate_count, excluded.rate_count), base_price = excluded.base_price, weight_percent = excluded.weight_percent,
          price_before = excluded.price_before, price = excluded.price, price_from = excluded.price_from, percent_before = excluded.percent_before, other_before = excluded.other_before,
          percent = excluded.percent, raw_percent = excluded.raw_percent, bound = excluded.bound, problem = excluded.problem`.execute(
    db,
  );
}

type Known = NonNullable<ReturnType<Awaited<ReturnType<typeof knownClauses>>['get']>>;

type Version = NonNullable<ReturnType<Known['on']>>;

/** What a clause adds before a day and from it on: by the version and the price of each of both days. */
function figuresOf(known: Known, day: CalendarDate) {
  const was = known.on(addDays(day, -1));
  const before = addedOn(was, addDays(day, -1));
  const now = known.on(day);
  // Per cent and money are not compared with each other.
  const isOtherwise = was !== undefined && now !== undefined && isMoney(was) !== isMoney(now);
  const terms = now?.clause.terms ?? null;
  const added = addedOn(now, day);
  const change = added.change;
  return {
    base_price: terms && unitPriceText(terms.basePrice),
    weight_percent: terms && percentText(terms.weight),
    price_before: before.price && unitPriceText(before.price.price),
    price: added.price && unitPriceText(added.price.price),
    price_from: added.price?.effectiveFrom ?? null,
    percent_before: isOtherwise ? null : before.value,
    other_before: isOtherwise ? before.value : null,
    percent: added.value,
    raw_percent: change && percentText(change.raw),
    bound: change?.bound ?? '',
    problem: terms !== null && added.price === null ? 'runPriceMissing' : '',
  };
}

const isMoney = ({ clause }: Version) => clause.calculation === 'Manual' && clause.valueType === 'Currency';

/** What a version adds on a day: by the price of fuel, or what was typed. */
function addedOn(version: Version | undefined, day: CalendarDate) {
  const none = { price: null, change: null, value: null };
  if (!version) return none;
  const { terms, manualValue } = version.clause;
  if (terms === null) return { ...none, value: manualValue === null ? null : unitPriceText(manualValue) };
  const price = version.priceOn(day);
  const change = price && fuelChange(terms, price.price);
  return { price, change, value: change && percentText(change.percent) };
}

/** Takes away lines that no rate and no load of the run has, compares with what the loads carry, and reckons what the change makes in a month. */
export async function settleLines({ db, partition, today }: Context, run: StoredAdjustment): Promise<void> {
  await sql`
    delete from fuel_adjustment_line n
     where n.partition = ${partition} and n.adjustment_id = ${run.id} and n.rate_count = 0
       and not exists (select from fuel_adjustment_load d where d.partition = n.partition and d.adjustment_id = n.adjustment_id
         and d.customer_id = n.customer_id and d.clause_id = n.clause_id)`.execute(db);
  // Where most of them carry it in the other way, that is what it was until now.
  await sql`
    update fuel_adjustment_line n
       set percent_before = case when not d.is_otherwise then d.carried end, carried_least = case when not d.is_otherwise then d.least end,
           carried_most = case when not d.is_otherwise then d.most end, other_before = case when d.is_otherwise then d.other end
      from (select customer_id, clause_id, mode() within group (order by is_carried_otherwise) as is_otherwise,
                   mode() within group (order by carried) filter (where not is_carried_otherwise) as carried,
                   mode() within group (order by carried) filter (where is_carried_otherwise) as other,
                   min(carried) filter (where not is_carried_otherwise) as least, max(carried) filter (where not is_carried_otherwise) as most
              from fuel_adjustment_load where partition = ${partition} and adjustment_id = ${run.id} and left_out = '' and carried is not null
             group by customer_id, clause_id) d
     where n.partition = ${partition} and n.adjustment_id = ${run.id} and n.customer_id = d.customer_id and n.clause_id = d.clause_id`.execute(
    db,
  );
  const until = run.effective_from < today ? run.effective_from : today;
  // Per cent of rand are cents. Of money for each unit what it came to counts.
  await sql`
    update fuel_adjustment_line n
       set month_net = round(m.base * (n.percent - coalesce(n.percent_before, 0)) - case when n.other_before is null then 0 else m.fuel end)
      from (select l.customer_id, (g.trace->'fuel'->>'clauseId')::uuid as clause_id, sum((g.trace->'fuel'->>'base')::numeric) as base,
                   sum((g.trace->'fuel'->>'amount')::numeric / 0.01) as fuel
              from load l
              join company c on c.partition = l.partition and c.id = l.company_id
             cross join lateral (select trace from load_rating r
               where r.partition = l.partition and r.load_id = l.id and r.side = 'sell' order by r.id desc limit 1) g
             where l.partition = ${partition} and l.load_at >= ${addDays(until, -31)}::date and l.load_at < ${addDays(until, 1)}::date
               and (l.load_at at time zone c.time_zone)::date >= ${addDays(until, -30)}::date
               and (l.load_at at time zone c.time_zone)::date < ${until}::date
               and l.status <> ${literal<LoadState>('CANCELLED')} and jsonb_typeof(g.trace->'fuel') = 'object' group by 1, 2) m
     where n.partition = ${partition} and n.adjustment_id = ${run.id} and m.customer_id = n.customer_id and m.clause_id = n.clause_id
       and n.percent is not null and n.weight_percent is not null`.execute(db);
}
