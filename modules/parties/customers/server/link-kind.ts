import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { LinkKind, LinkRecordStatus } from '#platform/server/links.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { inviteByLink, readLink } from '#modules/parties/links/server/index.ts';
import { directorNames, withoutNumbers } from '#modules/parties/parties/numbers.ts';
import { speakTo } from '#modules/parties/parties/server/index.ts';
import type { customerService } from '../contract.ts';
import type { ApplicationState } from '../status.ts';
import { stateAfter } from './changes.ts';
import { detailOf } from './details.ts';
import { linkLetter } from './mails.ts';
import { customerNoun, findCustomer, getCustomer } from './queries.ts';
import { customerLinkKind } from './link-kind-name.ts';

const fail = failures<FailureCode>();

type Operations = (typeof customerService)['operations'];

const stateOf: Readonly<Record<ApplicationState, LinkRecordStatus>> = {
  new: { state: 'received' },
  pending: { state: 'received' },
  VETTING: { state: 'checking' },
  RECOMMENDED: { state: 'checking' },
  INFO_REQUESTED: { state: 'asked' },
  approve: { state: 'decided', decision: 'approved' },
  DECLINED: { state: 'decided', decision: 'declined' },
  WITHDRAWN: { state: 'decided', decision: 'withdrawn' },
  EXPIRED: { state: 'decided', decision: 'withdrawn' },
};

/** What the holder of a customer link learns with the accepted code, besides what every flow learns. */
export const shipperRegisterLink: LinkKind = {
  name: customerLinkKind,
  async opened({ db }, link) {
    const customer = link.subject_id ? await findCustomer(db, link.partition, link.subject_id) : undefined;
    const { name: client } = await companyById(db, link.partition, link.company_id);
    if (!customer) return { client, shipperName: link.recipient_name, registeredName: '' };
    return {
      client,
      shipperName: customer.trade_name,
      registeredName: customer.registered_name,
      keyIdentifier: customer.id,
      lockId: lockIdOf(customer),
    };
  },
  async status({ db }, link) {
    const customer = link.subject_id ? await findCustomer(db, link.partition, link.subject_id) : undefined;
    return customer && { ...stateOf[customer.status], decidedAt: customer.decided_at };
  },
  speaks: (context, link, language) => speakTo(context, customerNoun, link, language),
  async letter(context, link, client) {
    const customer = link.subject_id ? await getCustomer(context.db, link.partition, link.subject_id) : undefined;
    return linkLetter(context, link, client, customer && { registeredName: customer.registered_name, isEdit: true });
  },
};

/** Reads the link of a customer: with the accepted code comes the record that it edits. */
export async function readCustomerLink(context: Context): Promise<z.input<Operations['getShipperLink']['output']>> {
  const { link, isOpen, answer } = await readLink(context, customerLinkKind);
  const { db, app } = context;
  const customer = isOpen && link.subject_id ? await findCustomer(db, link.partition, link.subject_id) : undefined;
  if (!customer) return { content: answer };
  const { detail: shipperDetail, maskedNumbers } = withoutNumbers(detailOf(customer, app.sealer), directorNames);
  const { id, account_number: accountNumber } = customer;
  return { content: { ...answer, id, accountNumber, shipperDetail, maskedNumbers } };
}

/** Sends a link to a customer: to register, or to check and correct what is on record. */
export async function inviteCustomer(
  context: Context,
  { id, ...person }: z.output<Operations['postShipperLink']['input']>,
): Promise<z.input<Operations['postShipperLink']['output']>> {
  const { db, partition, actor } = context;
  const customer = id ? await getCustomer(db, partition, id) : undefined;
  // A link to a record that cannot be submitted any more would lead nowhere.
  if (customer) stateAfter(customer.status, 'resubmit', 'revise');
  if (customer?.standing === 'CLOSED') throw fail('notAllowedInState', 'rule', { state: customer.standing });
  return inviteByLink(context, person, {
    kind: customerLinkKind,
    companyId: customer?.company_id ?? (actor.kind === 'user' ? actor.companyId : ''),
    ...(customer && { subjectId: customer.id }),
  });
}
