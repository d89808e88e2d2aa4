import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { clientNamed } from '#modules/base/companies/server/index.ts';
import { isNameTaken, type MatchedParty } from '#modules/parties/parties/server/index.ts';
import type { LinkKindName } from '../contract.ts';
import { heldLink } from './held.ts';

interface Recipient {
  readonly name: string;
  readonly email: string;
  /** E.164; empty where no mobile number is known: a code can go to nothing else. */
  readonly mobile: string;
}

/** Who answers for a record: the number that already received a code, or else the first mobile among those on record. */
export async function knownRecipient(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { source_link_id, email }: { readonly source_link_id: string | null; readonly email: string },
  onRecord: string,
): Promise<Recipient> {
  const source = await db
    .selectFrom('link')
    .select(['recipient_name', 'recipient_mobile'])
    .where('partition', '=', partition)
    .where('id', '=', source_link_id)
    .executeTakeFirst();
  const mobile = mobileOf(source?.recipient_mobile ?? onRecord);
  return { name: source?.recipient_name ?? '', email, mobile };
}

/** A mobile number in E.164; empty for every other one. */
export function mobileOf(number: string): string {
  const phone = parsePhone(number);
  return phone.ok && phone.isMobile ? phone.e164 : '';
}

/** Whether a client has a party of a name already, as its form asks while it is filled in: for staff, or by the link in hand. */
export async function isNameTakenFor(
  context: Context,
  party: MatchedParty,
  kind: LinkKindName,
  { name, client, ownId }: { readonly name: string; readonly client: string; readonly ownId: string | undefined },
): Promise<boolean> {
  const { db, partition, actor } = context;
  if (name === '') return false;
  if (actor.kind !== 'user') {
    const { company_id: companyId, subject_id } = await heldLink(context, [kind]);
    return isNameTaken(context, party, { name, companyId, ownId: subject_id });
  }
  const known = await clientNamed(db, partition, { name: client, ownCompanyId: actor.companyId });
  return known !== undefined && isNameTaken(context, party, { name, companyId: known.id, ownId: ownId ?? null });
}
