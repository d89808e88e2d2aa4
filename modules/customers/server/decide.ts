import { sql, type UpdateObject } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { parsePhone } from '#platform/phone.ts';
import { deciding, type DecidingContext, type Stake } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { revokeLinks } from '#platform/server/links.ts';
import type { Tables } from '#platform/server/tables.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { sendLink } from '#modules/links/server/index.ts';
import type { AskableStep } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import {
  hasCredit,
  application,
  standing,
  type ApplicationEvent,
  type ApplicationState,
  type CreditStatus,
  type Standing,
  type StandingEvent,
} from '../status.ts';
import { customers, customerToChange, standingAfter, stateAfter, writeDecision } from './changes.ts';
import { decideLetter } from './letter-decision.ts';
import { sendDeclined } from './mails.ts';
import type { StoredCustomer } from './queries.ts';
import { customerLinkKind } from './submit-customer.ts';
import type { CreditDecision } from './tables.ts';

const fail = failures<FailureCode | CustomerFailureCode>();

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** The application was withdrawn, or a customer that had been approved was closed. */
    readonly 'customer.removed': { readonly customerId: string; readonly reason: string };
  }
}

export interface Decided {
  readonly id: string;
  readonly lockId: string;
  readonly status: ApplicationState;
  readonly standing: Standing | null;
}

/**
 * Four eyes: nobody decides what they captured or changed since it was last approved, or beyond what their roles allow.
 * Answers who decides.
 */
export function decider(
  call: Context,
  { edited_by }: Pick<StoredCustomer, 'edited_by'>,
  stake?: Stake,
): DecidingContext {
  return deciding(call, edited_by, fail('ownShipperCapture', 'rule'), stake);
}

/** Takes an application into review. */
export async function vetCustomer(context: Context, id: string): Promise<Decided> {
  const stored = await customerToChange(context, id);
  return writeState(context, stored, { event: 'vet', status: stateAfter(stored.status, 'vet') });
}

export async function declineCustomer(
  call: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Decided> {
  const stored = await customerToChange(call, id);
  const status = stateAfter(stored.status, 'decline');
  const context = decider(call, stored);
  const decided = await writeState(context, stored, { event: 'decline', status, reason });
  await decideLetter(context, stored, { reject: reason });
  await revokeLinks(context, { kind: customerLinkKind, subjectId: stored.id });
  await sendDeclined(context, stored, reason);
  return decided;
}

/** Withdraws an application, or closes a customer that was approved. The record stays; its name and numbers are free again. */
export async function removeCustomer(
  context: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Decided> {
  const stored = await customerToChange(context, id);
  const decided =
    stored.standing === null
      ? await writeState(context, stored, { event: 'withdraw', status: stateAfter(stored.status, 'withdraw'), reason })
      : await changeStanding(context, stored, 'close', reason);
  // Nothing that came with an application that is gone goes on waiting for somebody.
  await decideLetter(context, stored, { reject: reason });
  await context.happened('customer.removed', { customerId: stored.id, reason });
  await revokeLinks(context, { kind: customerLinkKind, subjectId: stored.id });
  return decided;
}

/** Nothing is moved for the customer any more, until it is reopened. */
export async function suspendCustomer(
  context: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Decided> {
  return changeStanding(context, await customerToChange(context, id), 'suspend', reason);
}

export async function reopenCustomer(
  context: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Decided> {
  return changeStanding(context, await customerToChange(context, id), 'reopen', reason);
}

/** Says how the credit of a customer stands now, and why. */
export async function changeCreditStatus(
  context: Context,
  { id, creditStatus, reason }: { readonly id: string; readonly creditStatus: CreditStatus; readonly reason: string },
): Promise<Decided> {
  const stored = await customerToChange(context, id);
  if (!hasCredit(stored.standing)) throw fail('notAllowedInState', 'rule', { state: stored.standing ?? stored.status });
  return writeChange(context, stored, {
    event: 'creditStatus',
    reason,
    columns: { credit_status: creditStatus },
    before: { creditStatus: stored.credit_status },
    after: { creditStatus },
  });
}

/** Mails the customer a link to the steps in which something is missing. */
export async function requestInformation(
  context: Context,
  { id, steps, question }: { readonly id: string; readonly steps: readonly AskableStep[]; readonly question: string },
): Promise<Decided> {
  const { db, partition } = context;
  const stored = await customerToChange(context, id);
  const status = stateAfter(stored.status, 'requestInformation');
  const source = await db
    .selectFrom('link')
    .select(['recipient_name', 'recipient_mobile'])
    .where('partition', '=', partition)
    .where('id', '=', stored.source_link_id)
    .executeTakeFirst();
  // The number that already received a code, or else the one on record; a code can go to a mobile only.
  const phone = parsePhone(source?.recipient_mobile ?? stored.mobile_number);
  if (!phone.ok || !phone.isMobile) throw fail('noShipperMobileNumber', 'rule');
  const link = await sendLink(context, {
    kind: customerLinkKind,
    companyId: stored.company_id,
    recipient: { name: source?.recipient_name ?? '', email: stored.email, mobile: phone.e164 },
    language: stored.language,
    subjectId: stored.id,
    scope: { steps, question },
  });
  return writeState(context, stored, { event: 'requestInformation', status, reason: question, steps, linkId: link.id });
}

type Happening = ApplicationEvent | StandingEvent | 'creditStatus';

const past: Readonly<Record<Happening, string>> = {
  ...application.past,
  ...standing.past,
  creditStatus: 'creditStatusChanged',
};

async function changeStanding(
  context: Context,
  stored: StoredCustomer,
  event: StandingEvent,
  reason: string,
): Promise<Decided> {
  const next = standingAfter(stored, event);
  const isCreditBack = event === 'reopen' && stored.credit_status === 'SUSPENDED';
  const decided = await writeChange(context, stored, {
    event,
    reason,
    columns: {
      standing: next,
      ...(event === 'suspend' && { credit_status: 'SUSPENDED' }),
      ...(isCreditBack && { credit_status: 'GOOD' }),
    },
  }).catch((error: unknown) => {
    // Meanwhile the client may have taken on another customer of this name or number.
    throw (error as { code?: unknown }).code === '23505'
      ? fail('shipperExists', 'rule', { client: stored.client_name })
      : error;
  });
  await writeDecision(context, stored.id, { event, from: stored.standing ?? '', to: next, reason });
  return decided;
}

export interface StateDecision {
  readonly event: ApplicationEvent;
  readonly status: ApplicationState;
  readonly reason?: string;
  readonly credit?: CreditDecision;
  readonly steps?: readonly AskableStep[];
  readonly linkId?: string;
  readonly columns?: UpdateObject<Tables, 'customer'>;
}

/** Writes where an application stands now, and why. What was recommended ends with the state in which it counts. */
export async function writeState(
  context: Context,
  stored: StoredCustomer,
  { event, status, reason = '', columns, ...asked }: StateDecision,
): Promise<Decided> {
  const { actor } = context;
  const decided = await writeChange(context, stored, {
    event,
    reason,
    after: { ...asked.credit, ...(asked.steps && { steps: asked.steps.join(', ') }) },
    columns: {
      status,
      decided_by: actor.name,
      decided_at: sql<Date>`now()`,
      decision_reason: reason || null,
      recommendation: null,
      recommended_by_id: null,
      ...columns,
    },
  });
  await writeDecision(context, stored.id, { event, from: stored.status, to: status, reason, ...asked });
  return decided;
}

async function writeChange(
  context: Context,
  stored: StoredCustomer,
  change: {
    readonly event: Happening;
    readonly reason: string;
    readonly columns: UpdateObject<Tables, 'customer'>;
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after?: Readonly<Record<string, unknown>>;
  },
): Promise<Decided> {
  const changed = await customers.change(context, stored, {
    event: past[change.event],
    columns: change.columns,
    before: { status: stored.status, standing: stored.standing, ...change.before },
    after: {
      status: change.columns.status ?? stored.status,
      standing: change.columns.standing ?? stored.standing,
      reason: change.reason,
      ...change.after,
    },
  });
  return { id: stored.id, lockId: lockIdOf(changed), status: changed.status, standing: changed.standing };
}
