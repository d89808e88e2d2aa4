import { sql } from 'kysely';
import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { refuseWhenLimited, refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { supposedRates } from '#modules/prices/rates/server/index.ts';
import { rateSimulationService } from '../contract.ts';
import type { RateSimulationFailureCode } from '../messages/failures/index.ts';
import type { StoredSimulation } from './simulate.ts';
import './tables.ts';
import { simulationJob } from './work.ts';

const fail = failures<FailureCode | RateSimulationFailureCode>();
type Operations = (typeof rateSimulationService)['operations'];

export const rateSimulationOperations: Implementation = implement(rateSimulationService, {
  postRateSimulation: begin,
  getRateSimulations: (context) => list(context),
  getRateSimulation: read,
});

async function begin(
  context: Context,
  { rateId, change, from, to }: z.output<Operations['postRateSimulation']['input']>,
): Promise<{ id: string }> {
  refuseWhenLimited(context);
  refuseWhenScoped(context);
  const { app, db, partition, actor } = context;
  const { rates } = await supposedRates(context, rateId ?? change!);
  if (rates.length === 0) throw fail('nothingToSimulate', 'rule');
  const { id } = await db
    .insertInto('rate_simulation')
    .values({
      partition,
      rate_id: rateId,
      change: change && JSON.stringify(change),
      title: change ? String(change.percent) : rates[0]!.code,
      period_from: from,
      period_to: to,
      reached: null,
      ended_at: null,
      created_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.jobs.send(db, simulationJob, { partition, simulationId: id });
  context.afterCommit(() => app.jobs.wake());
  return { id };
}

const shown = 20;

async function list(context: Context): Promise<z.input<Operations['getRateSimulations']['output']>> {
  refuseWhenLimited(context);
  refuseWhenScoped(context);
  const rows = await context.db
    .selectFrom('rate_simulation')
    .selectAll()
    .where('partition', '=', context.partition)
    .orderBy('created_at', 'desc')
    .limit(shown)
    .execute();
  return { rows: rows.map(rowOf) };
}

function rowOf(run: StoredSimulation) {
  return {
    id: run.id,
    title: run.title,
    rateId: run.rate_id,
    from: run.period_from,
    to: run.period_to,
    status: run.status,
    done: run.done,
    total: run.total,
    loadsChanged: run.loads_changed,
    createdBy: run.created_by,
  };
}

interface PartyRow {
  readonly side: 'sell' | 'buy';
  readonly party_id: string;
  readonly name: string;
  readonly loads: number;
  readonly changed: number;
  readonly before: number;
  readonly after: number;
}

async function read(
  context: Context,
  { id }: { readonly id: string },
): Promise<z.input<Operations['getRateSimulation']['output']>> {
  refuseWhenLimited(context);
  refuseWhenScoped(context);
  const { db, partition } = context;
  const run = await db
    .selectFrom('rate_simulation')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!run) throw fail('notFound', 'notFound');
  const { rows } = await sql<PartyRow>`
    select p.*, coalesce((select c.registered_name from customer c where c.partition = p.partition and c.id = p.party_id),
             (select s.registered_name from supplier s where s.partition = p.partition and s.id = p.party_id), '') as name
      from rate_simulation_party p
     where p.partition = ${partition} and p.simulation_id = ${id} and p.changed > 0
     order by p.side desc, abs(p.after - p.before) desc, name`.execute(db);
  return {
    ...rowOf(run),
    loadsTyped: run.loads_typed,
    loadsUnpriced: run.loads_unpriced,
    parties: rows.map(({ side, party_id, name, loads, changed, before, after }) => ({
      side,
      partyId: party_id,
      name,
      loads,
      changed,
      before: cents(before),
      after: cents(after),
      difference: cents(after - before),
    })),
  };
}
