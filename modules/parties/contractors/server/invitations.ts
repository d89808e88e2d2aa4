import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { contractorLinkKind } from './link-kind-name.ts';
import { chosenClient } from '#modules/base/companies/server/index.ts';
import { inviteByLink, mobileOf, recipientOf, type LinkToSend } from '#modules/parties/links/server/index.ts';
import type { contractorService } from '../contract.ts';
import type { ContractorFailureCode } from '../messages/failures/index.ts';
import { nameAndMail } from './application-details.ts';
import { applications, contractors } from './changes.ts';
import { isNameTaken, nameTaken } from './duplicates.ts';
import { getContractor, type StoredContractor } from './queries.ts';

const fail = failures<ContractorFailureCode>();
type Operations = (typeof contractorService)['operations'];
type Sent = z.input<Operations['AddSubcontractor']['output']>;

/** Puts a contractor on the client's list and mails the link to the form. Name and email are fixed with it. */
export async function addContractor(
  context: Context,
  { registeredName, pool, ...person }: z.output<Operations['AddSubcontractor']['input']>,
): Promise<Sent> {
  const { db, partition, actor } = context;
  const { email, mobile } = recipientOf(person);
  const companyId = actor.kind === 'user' ? actor.companyId : '';
  const client = await chosenClient(context, { companyId }, { name: pool, field: 'pool' });
  if (await isNameTaken(context, { name: registeredName, companyId: client.id }))
    throw nameTaken(client.name, 'registeredName');
  const { id, version } = await db
    .insertInto('contractor')
    .values({
      partition,
      company_id: client.id,
      ...nameAndMail({ registeredName, email }),
      mobile_number: mobile,
      language: person.language,
      updated_by: actor.name,
      captured_by_id: actor.kind === 'user' ? actor.id : null,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      // Somebody else added the same name in this moment.
      throw (error as { code?: unknown }).code === '23505' ? nameTaken(client.name, 'registeredName') : error;
    });
  const after = { registeredName, email, pool: client.name };
  await contractors.announce(context, { id, version }, { event: 'added', after });
  const link = { kind: contractorLinkKind, companyId: client.id, subjectId: id } as const;
  return { keyIdentifier: id, ...(await inviteByLink(context, person, link)) };
}

/** Another link for a contractor that is there already. The number may be another one: that is staff's to vouch for. */
export async function inviteAgain(
  context: Context,
  { keyIdentifier, ...person }: z.output<Operations['postSubcontractorLink']['input']>,
): Promise<Sent> {
  const stored = await getContractor(context.db, context.partition, keyIdentifier);
  // A link to an application that cannot be submitted any more would lead nowhere.
  applications.next(stored, 'submit');
  const link = { kind: contractorLinkKind, companyId: stored.company_id, subjectId: stored.id } as const;
  return { keyIdentifier, ...(await inviteByLink(context, { ...person, email: stored.email }, link)) };
}

/** A link for a contractor, to the number on record; `contractorHasNoMobile` when no code could reach it. */
export function linkFor(stored: StoredContractor): LinkToSend {
  const mobile = mobileOf(stored.mobile_number);
  if (!mobile) throw fail('contractorHasNoMobile', 'rule');
  return {
    kind: contractorLinkKind,
    companyId: stored.company_id,
    subjectId: stored.id,
    language: stored.language,
    recipient: { name: '', email: stored.email, mobile },
  };
}
