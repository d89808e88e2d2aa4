import { sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import { invalidFields } from '#platform/failure.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { type BookCompany, bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { supplierStatementService } from '../contract.ts';
import { supplierStatementLife } from '../status.ts';
import { type Saved, savedOf, statements } from './lives.ts';
import { type WaitingLoad, waitingLoads } from './owed-loads.ts';
import { findStatement } from './queries.ts';
import { supplierPerson } from './recipients.ts';
import { sendTo } from './send-statement.ts';

type Operation = (typeof supplierStatementService)['operations']['postSupplierStatements'];

/** A year is more than any supplier waits for. */
const longestPeriodDays = 366;

/** Makes a statement for each supplier that is owed for loads of the period, and sends those that have an address. */
export async function makeStatements(
  context: Context,
  input: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  refuseWhenScoped(context);
  const company = await bookCompany(context, input.companyId);
  if (input.to < input.from) throw invalidFields({ to: { code: 'statementPeriodBackwards' } });
  if ((Date.parse(input.to) - Date.parse(input.from)) / 86_400_000 > longestPeriodDays)
    throw invalidFields({ to: { code: 'statementPeriodLong' } });
  const loads = await waitingLoads(context, { ...input, companyId: company.id });
  if (loads.length === 0) throw invalidFields({ from: { code: 'statementNothingOwed' } });
  const { db, partition } = context;
  // Two runs of one company come one after the other: the second one finds the statements of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`supplier statements ${partition} ${company.id}`}, 0))`.execute(
    db,
  );
  const bySupplier = Map.groupBy(loads, ({ supplierId }) => supplierId);
  const known = await namesOf(context, company, [...bySupplier.keys()]);
  const [made, open, unsent]: [Saved[], Named[], Named[]] = [[], [], []];
  for (const [supplierId, own] of bySupplier) {
    const { name, hasOpen } = known.get(supplierId)!;
    const named = { supplierId, supplierName: name };
    if (hasOpen) {
      open.push(named);
      continue;
    }
    const id = await makeOne(context, company, { ...input, supplierId, name, loads: own });
    const person = await supplierPerson(context, supplierId);
    if (person?.email && person.mobile) await sendTo(context, (await findStatement(context, id))!, person);
    else unsent.push(named);
    made.push(savedOf((await findStatement(context, id))!));
  }
  return { made, sent: made.length - unsent.length, open, unsent };
}

interface Named {
  readonly supplierId: string;
  readonly supplierName: string;
}

async function namesOf({ db, partition }: Context, { id }: BookCompany, supplierIds: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string; hasOpen: boolean }>`
    select s.id, s.registered_name as name, exists (select from supplier_statement t where t.partition = s.partition and t.company_id = ${id}
             and t.supplier_id = s.id and t.status in ${setOf(supplierStatementLife, 'open')}) as "hasOpen"
      from supplier s where s.partition = ${partition} and s.id = any (${[...supplierIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

interface NewStatement extends Pick<z.output<Operation['input']>, 'from' | 'to'> {
  readonly supplierId: string;
  readonly name: string;
  readonly loads: readonly WaitingLoad[];
}

async function makeOne(
  context: Context,
  { id: companyId, currency }: BookCompany,
  { supplierId, name, from, to, loads }: NewStatement,
): Promise<string> {
  const { db, partition, actor } = context;
  const netOf = ({ charges }: WaitingLoad) => sumOf(charges.map(({ left }) => left));
  const net = Number(sumOf(loads.map(netOf)));
  const { id } = await db
    .insertInto('supplier_statement')
    .values({
      partition,
      company_id: companyId,
      supplier_id: supplierId,
      from_day: from,
      to_day: to,
      currency,
      net,
      link_id: null,
      sent_at: null,
      answered_at: null,
      purchase_invoice_id: null,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: [name, ...loads.map(({ loadNumber }) => loadNumber)].join(' ').slice(0, 4000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    db,
    'supplier_statement_line',
    loads.map((load, place) => ({
      partition,
      statement_id: id,
      line: place + 1,
      load_id: load.loadId,
      charge_ids: load.charges.map(({ chargeId }) => chargeId),
      delivered_on: load.deliveredOn,
      net: Number(netOf(load)),
      claimed: null,
    })) as never,
  );
  await statements.announce(context, (await findStatement(context, id))!, {
    event: 'created',
    after: { from, to, net: cents(net), loads: loads.length },
  });
  return id;
}
