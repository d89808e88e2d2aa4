import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import { deciding, type DecidingContext, type Stake } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { life, stateAfter as eventAfter } from '#platform/server/life.ts';
import type { Decision, Effect } from '#platform/server/life-events.ts';
import { endsLinks } from '#platform/server/links.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { type Asked, decisionColumns, partyParts, refuseMissing } from '#modules/parties/parties/server/index.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import type { customerService } from '../contract.ts';
import { missingOf } from '../rules.ts';
import {
  application,
  hasCredit,
  standing,
  type ApplicationEvent,
  type ApplicationState,
  type Standing,
  type StandingEvent,
} from '../status.ts';
import { customerCompany } from './company-fields.ts';
import { detailOf } from './details.ts';
import { decideLetter } from './letter-decision.ts';
import { customerLinkKind } from './link-kind-name.ts';
import { sendDeclined } from './mails.ts';
import { customerNoun, findCustomer, type StoredCustomer } from './queries.ts';
import { recordOf } from './records.ts';
import type { CreditDecision } from './tables.ts';

const fail = failures<FailureCode | CustomerFailureCode>();

declare module '#platform/server/happenings.ts' {
  interface Happenings {
    /** The application was withdrawn, or a customer that had been approved was closed. */
    readonly 'customer.removed': { readonly customerId: string; readonly reason: string };
    /** Its credit is on hold, or no longer; or it may owe another amount. */
    readonly 'customer.creditChanged': { readonly customerId: string };
    /** It asks for order numbers on its invoices from now on, or no longer. */
    readonly 'customer.orderNumbersAsked': { readonly customerId: string };
    /** What a tax invoice says of it is something else: its name, VAT number or address, or those of a party that is billed. */
    readonly 'customer.particularsChanged': { readonly customerId: string };
  }
}

/** Customers, as they are changed. */
export const customers = record({
  noun: customerNoun,
  table: 'customer',
  channels: ['shippers', 'approvals'],
  find: ({ db, partition }: Context, id: string) => findCustomer(db, partition, id),
  show: recordOf,
});

/** Tells that what a tax invoice says of a customer, or needs to say of it, is something else by now. */
export function tellParticulars(context: Context, customerId: string): Promise<void> {
  return context.happened('customer.particularsChanged', { customerId });
}

/** Where the first of these events that is possible leads; none of them: `notAllowedInState`. */
export function stateAfter(status: ApplicationState, ...events: readonly ApplicationEvent[]): ApplicationState {
  return eventAfter(application, status, ...events);
}

export const parts = partyParts(customerNoun);

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

/** One that came from a file is approved once it has all that its form requires. */
async function refuseIncomplete(context: Context, stored: StoredCustomer): Promise<Context> {
  const missing = missingOf(detailOf(stored, context.app.sealer));
  await refuseMissing(context, { name: stored.registered_name, missing }, customerCompany);
  return context;
}

/** For the row that keeps a decision: what was asked for, or which credit was given. */
type Kept = Partial<Asked> & { readonly credit?: CreditDecision };

const endForms = endsLinks(customerLinkKind);
/** Nothing that came with an application that is gone goes on waiting for somebody. */
const rejectLetter: Effect<StoredCustomer> = (context, _, { reason }, before) =>
  decideLetter(context, before, { reject: reason });
const approveLetter: Effect<StoredCustomer> = (context, _, { reason }, before) =>
  decideLetter(context, before, { approve: true, differenceReason: reason, differenceField: 'comments' });
const tellRemoved: Effect<StoredCustomer> = (context, { id }, { reason }) =>
  context.happened('customer.removed', { customerId: id, reason });
const tellCredit: Effect<StoredCustomer> = (context, { id }) =>
  context.happened('customer.creditChanged', { customerId: id });
const facts = ({ status, standing }: StoredCustomer) => ({ status, standing });
const keep = (context: Context, decisions: readonly Decision<StoredCustomer, string, string, Kept>[]) =>
  parts.writeDecisions(
    context,
    decisions.map(({ stored: { id }, transition, kept: { credit, ...asked } = {} }) => ({
      partyId: id,
      change: { ...transition, ...asked },
      ...(credit && { more: { credit: JSON.stringify(credit) } }),
    })),
  );

/** Customers' applications: what each decision needs, and what follows it. */
export const applications = life<StoredCustomer, 'customer', ApplicationState, ApplicationEvent, Kept>(customers, {
  machine: application,
  column: 'status',
  facts,
  guards: {
    approve: refuseIncomplete,
    vet: (context, stored) => decider(context, stored),
    decline: (context, stored) => decider(context, stored),
  },
  // What was recommended ends with the state in which it counts.
  columns: (context, transition) => ({
    ...decisionColumns(context, transition),
    recommendation: null,
    recommended_by_id: null,
  }),
  keep,
  on: {
    approve: [approveLetter, endForms],
    decline: [rejectLetter, endForms, (context, stored, { reason }) => sendDeclined(context, stored, reason)],
    withdraw: [rejectLetter, tellRemoved, endForms],
  },
});

/** Customers that were approved once: whether anything is moved for them. Their credit comes and goes with it. */
const standings = life<StoredCustomer, 'customer', Standing, StandingEvent, Kept>(customers, {
  machine: standing,
  column: 'standing',
  facts,
  guards: { reopen: mayReopen },
  columns: ({ actor }, { event }, { credit_status: credit }) => ({
    // Whoever ends a standing does not give it back alone.
    ...(event !== 'rest' && { standing_ended_by_id: event !== 'reopen' && actor.kind === 'user' ? actor.id : null }),
    ...(event === 'suspend' && { credit_status: 'SUSPENDED' }),
    ...(event === 'reopen' && credit === 'SUSPENDED' && { credit_status: 'GOOD' }),
  }),
  keep,
  on: { close: [tellRemoved, endForms], suspend: [tellCredit], reopen: [tellCredit] },
});

/**
 * A suspended or closed customer may owe its old limit again: a second person gives it back, up to the amount that their roles
 * allow. One that is dormant has kept it.
 */
function mayReopen(context: Context, stored: StoredCustomer): Context {
  if (hasCredit(stored.standing)) return context;
  const captured = [...stored.edited_by, stored.standing_ended_by_id];
  const stake = { kind: 'creditLimit', amount: centsOfColumn(stored.credit_limit) };
  return deciding(context, captured, fail('ownStanding', 'rule'), stake);
}

/** Takes a customer that was approved once through an event; one that was not has no standing yet. */
export async function changeStanding(
  context: Context,
  stored: StoredCustomer,
  event: StandingEvent,
  reason: string,
): Promise<StoredCustomer> {
  if (stored.standing === null) throw fail('notAllowedInState', 'rule', { state: stored.status });
  return standings.move(context, stored, event, { reason }).catch((error: unknown) => {
    // Meanwhile the client may have taken on another customer of this name or number.
    throw (error as { code?: unknown }).code === '23505'
      ? fail('shipperExists', 'rule', { client: stored.client_name })
      : error;
  });
}

export type Decided = z.input<(typeof customerService)['operations']['approveShipper']['output']>;

export function decided(stored: StoredCustomer): Decided {
  const { id, status, standing: stands } = stored;
  return { id, lockId: lockIdOf(stored), status, standing: stands };
}
