import { sql } from 'kysely';
import type { z } from 'zod';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { claimService } from '../contract.ts';
import { evidenceAgain } from '../evidence.ts';
import type { claimFields } from '../fields.ts';
import type { ClaimFailureCode } from '../messages/failures/index.ts';
import { claimLives, claims } from './lives.ts';
import { findClaim, type StoredClaim } from './queries.ts';

type Fields = z.output<typeof claimFields>;
type Operations = (typeof claimService)['operations'];

/** Captures a draft. One that comes from a proof of delivery names it. */
export async function createClaim(
  context: Context,
  fields: Fields & { readonly podId?: string; readonly companyId?: string },
): Promise<StoredClaim> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const company = await bookCompany(context, fields.companyId ?? null);
  const known = await knownOf(context, fields);
  const number = await plainNumber(context, { companyId: company.id, kind: 'claim' });
  const claimNo = `CL-${String(number).padStart(5, '0')}`;
  const { id } = await db
    .insertInto('claim')
    .values({
      partition,
      company_id: company.id,
      claim_no: claimNo,
      currency: company.currency,
      pod_id: fields.podId ?? null,
      ...columnsOf(fields, known),
      evidence: JSON.stringify(evidenceAgain(fields.kind, fields.side, fields.podId ? podIsThere : [])),
      edited_by: actor.kind === 'user' ? [actor.id] : [],
      created_by: actor.name,
      updated_by: actor.name,
      search_words: words(claimNo, fields, known),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = (await findClaim(context, id))!;
  await claims.announce(context, stored, {
    event: 'created',
    after: { claimNo, kind: fields.kind, side: fields.side, amount: fields.amount },
  });
  return stored;
}

const podIsThere = [{ code: 'pod', isThere: true, note: '' }] as const;

/** Changes the facts of a claim that nobody decided on. What proves it follows its kind. */
export async function changeClaim(
  context: Context,
  { id, ...fields }: z.output<Operations['putClaim']['input']>,
): Promise<StoredClaim> {
  const stored = await claims.toChange(context, id);
  claimLives.next(stored, 'edit');
  const known = await knownOf(context, fields);
  await claimLives.move(context, stored, 'edit', {
    columns: {
      ...columnsOf(fields, known),
      evidence: JSON.stringify(evidenceAgain(fields.kind, fields.side, stored.evidence)),
      search_words: words(stored.claim_no, fields, known),
    },
    after: { amount: fields.amount },
  });
  return (await findClaim(context, id))!;
}

/** Ticks a paper that proves a claim, or takes the tick away. */
export async function tickEvidence(
  context: Context,
  { id, code, isThere, note }: z.output<Operations['putClaimEvidence']['input']>,
): Promise<StoredClaim> {
  const stored = await claims.toChange(context, id);
  claimLives.next(stored, 'edit');
  if (!stored.evidence.some((each) => each.code === code))
    throw invalidFields({ code: { code: 'claimEvidenceUnknown' satisfies ClaimFailureCode } });
  const evidence = stored.evidence.map((each) => (each.code === code ? { code, isThere, note } : each));
  await claims.change(context, stored, {
    event: 'evidenceNoted',
    columns: { evidence: JSON.stringify(evidence) },
    after: { paper: code, isThere },
  });
  return (await findClaim(context, id))!;
}

function columnsOf(fields: Fields, known: Known) {
  return {
    kind: fields.kind,
    side: fields.side,
    supplier_id: fields.supplierId,
    customer_id: fields.customerId,
    insurer: fields.insurer,
    reference: fields.reference,
    load_id: fields.loadId,
    incident_id: fields.incidentId,
    incident_no: known.incident ?? '',
    description: fields.description,
    amount: Number(fields.amount),
    reserve: Number(fields.reserve),
    hand_in_by: fields.handInBy,
  };
}

interface Known {
  readonly supplier: string | null;
  readonly customer: string | null;
  readonly load: string | null;
  readonly incident: string | null;
}

/** The names of what a claim refers to; refuses what the caller does not have, all at once. */
async function knownOf({ db, partition }: Context, fields: Fields): Promise<Known> {
  const { supplierId, customerId, loadId, incidentId } = fields;
  const { rows } = await sql<Known>`
    select (select s.registered_name from supplier s where s.partition = ${partition} and s.id = ${supplierId}::uuid) as supplier,
           (select c.registered_name from customer c where c.partition = ${partition} and c.id = ${customerId}::uuid) as customer,
           (select l.load_number from load l where l.partition = ${partition} and l.id = ${loadId}::uuid) as load,
           (select i.event_no from vehicle_incident i where i.partition = ${partition} and i.id = ${incidentId}::uuid) as incident`.execute(
    db,
  );
  const known = rows[0]!;
  const asked = { supplier: supplierId, customer: customerId, load: loadId, incident: incidentId };
  const problems: Record<string, FieldProblem> = {};
  for (const key of ['supplier', 'customer', 'load', 'incident'] as const)
    if (asked[key] !== null && known[key] === null) problems[`${key}Id`] = { code: 'notAnOption' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return known;
}

function words(claimNo: string, { insurer, reference }: Fields, { supplier, customer, load, incident }: Known): string {
  return [claimNo, supplier, customer, insurer, reference, load, incident].filter(Boolean).join(' ');
}
