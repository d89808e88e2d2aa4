import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import type { StoredLoad } from '#modules/work/loads/server/index.ts';
import { loadToTender, noteTender, tenderLoad } from '#modules/work/carriage/server/index.ts';
import type { tenderService } from '../contract.ts';
import type { TenderFailureCode } from '../messages/failures/index.ts';
import { usualMinutes } from '../status.ts';
import { barriersOf } from './ask.ts';
import { askOrSkip, endOf } from './lives.ts';
import { offeredLoadOf } from './offered-load.ts';
import { responseMinutes, roundOf, type StoredOffer } from './queries.ts';
import './happenings.ts';

const fail = failures<FailureCode | LoadFailureCode | TenderFailureCode>();
type Operation = (typeof tenderService)['operations']['sendLoadTender'];
type Input = z.output<Operation['input']>;
type Problems = Record<string, FieldProblem & { readonly code: FailureCode | LoadFailureCode | TenderFailureCode }>;

/** Offers a load to suppliers. At least one of them must be able to take it; the others are kept as left out, with why. */
export async function sendTender(context: Context, input: Input): Promise<z.input<Operation['output']>> {
  refuseWhenLimited(context);
  const load = await loadToTender(context, input.id);
  const ids = input.offers.map(({ supplierId }) => supplierId);
  const barriers = await barriersOf(context, load, ids);
  refuseWrong(input, barriers);
  if (ids.every((id) => barriers.get(id)!.length > 0))
    throw fail('noEligibleSupplier', 'rule', {
      count: ids.length,
      findings: Object.fromEntries(ids.map((id) => [id, barriers.get(id)])),
    });
  const minutes = input.minutes ?? (await responseMinutes(context, load.customer_id)) ?? usualMinutes;
  await planOffers(context, load, { ...input, minutes });
  // Until the first offer is out nobody knows when it ends; the clock follows below.
  const tendered = await tenderLoad(context, load, { endsAt: context.now, data: { mode: input.mode } });
  for (const planned of await roundOf(context, load.id)) {
    const asked = await askOrSkip(context, tendered, planned);
    if (asked.status === 'SENT' && input.mode === 'waterfall') break;
  }
  const round = await roundOf(context, load.id);
  const noted = await noteTender(context, tendered, { tender_ends_at: endOf(round) });
  const count = (...states: StoredOffer['status'][]) => round.filter(({ status }) => states.includes(status)).length;
  return {
    id: noted.id,
    lockId: lockIdOf(noted),
    loadNumber: noted.load_number,
    status: noted.status,
    sent: count('SENT'),
    waiting: count('PENDING'),
    skipped: count('SKIPPED'),
  };
}

function refuseWrong({ mode, offers }: Input, known: ReadonlyMap<string, unknown>): void {
  const problems: Problems = {};
  for (const [place, { supplierId }] of offers.entries()) {
    if (!known.has(supplierId)) problems[`offers.${place}.supplierId`] = { code: 'notAnOption' };
    else if (offers.findIndex((each) => each.supplierId === supplierId) < place)
      problems[`offers.${place}.supplierId`] = { code: 'chosenTwice' };
  }
  if (mode === 'single' && offers.length > 1) problems['offers'] = { code: 'oneSupplierOnly' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

/** A row for each supplier, in the order in which they are asked. */
async function planOffers(
  context: Context,
  load: StoredLoad,
  { mode, offers, minutes }: Pick<Input, 'mode' | 'offers'> & { readonly minutes: number },
): Promise<void> {
  const { db, partition, actor } = context;
  const facts = JSON.stringify(await offeredLoadOf(context, load));
  const { rows } = await sql<{ round: number }>`select coalesce(max(round), 0) + 1 as round from tender_offer
    where partition = ${partition} and load_id = ${load.id}`.execute(db);
  const { rows: names } = await sql<{ id: string; registered_name: string; method: 'email' | 'integration' }>`
    select id, registered_name, tender_method as method from supplier where partition = ${partition} and id = any (${offers.map(
      ({ supplierId }) => supplierId,
    )}::uuid[])`.execute(db);
  const suppliers = new Map(names.map((supplier) => [supplier.id, supplier]));
  await db
    .insertInto('tender_offer')
    .values(
      offers.map(({ supplierId, buyAmount }, place) => ({
        partition,
        company_id: load.company_id,
        load_id: load.id,
        round: rows[0]!.round,
        rank: place + 1,
        mode,
        supplier_id: supplierId,
        method: suppliers.get(supplierId)!.method,
        link_id: null,
        buy_amount: Number(buyAmount),
        minutes,
        facts,
        sent_at: null,
        expires_at: null,
        viewed_at: null,
        answered_at: null,
        counter_amount: null,
        agreed_amount: null,
        late_amount: null,
        late_answered_at: null,
        told_at: null,
        sent_by: actor.name,
        sent_by_id: actor.kind === 'user' ? actor.id : null,
        updated_by: actor.name,
        search_words: [
          load.load_number,
          load.origin,
          load.destination,
          suppliers.get(supplierId)!.registered_name,
        ].join(' '),
      })),
    )
    .execute();
}
