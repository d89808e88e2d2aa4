import { sql } from 'kysely';
import { type Failure, failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountIndexes } from '#modules/bank/server/index.ts';
import type { PartyFinding } from '#modules/parties/findings.ts';
import type { Client } from '#modules/companies/server/index.ts';
import { findTaking, sharedWithOthers, type MatchedParty, type TakenBy } from '#modules/parties/server/index.ts';
import { countryOf } from '../checks.ts';
import type { ShipperDetail } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';

const fail = failures<CustomerFailureCode>();

/** How customers are told from each other. */
export const customerParty: MatchedParty = {
  table: 'customer',
  own: { field: 'accountNumber', column: 'account_number' },
  registration: { field: 'registrationNumber', column: 'registration_number' },
  vat: { field: 'vatNumber', column: 'vat_number' },
  isLive: sql`p.is_live`,
  // The number of a customer that was turned away stays its own.
  bearsOwn: sql`true`,
};

interface Compared {
  readonly detail: ShipperDetail;
  /** As staff give it; empty where they do not. */
  readonly accountNumber: string;
  /** The customer itself, when it is there already. */
  readonly ownId: string | null;
}

/** What refuses each of these customers of a client because another one is there. Its id is for those who may see it. */
export async function refusedAsTaken(
  context: Context,
  client: Pick<Client, 'id' | 'name'>,
  customers: readonly Compared[],
  { namesOther }: { readonly namesOther: boolean },
): Promise<readonly (Failure | undefined)[]> {
  const taking = await findTaking(
    context,
    customerParty,
    client.id,
    customers.map(({ detail, accountNumber, ownId }) => ({
      registeredName: detail.registeredName,
      country: countryOf(detail),
      registration: detail.registrationNumber,
      vat: detail.vatNumber,
      own: accountNumber,
      ownId,
    })),
  );
  return taking.map((other) => other && taken(other.what, client, namesOther ? other.id : undefined));
}

/** Why there cannot be two of them. */
export function taken(what: TakenBy['what'], client: Pick<Client, 'name'>, id: string | undefined): Failure {
  if (what === 'own')
    return fail('shipperAccountNumberTaken', 'rule', {}, { accountNumber: { code: 'shipperAccountNumberTaken' } });
  const [path, code] =
    what === 'name'
      ? (['registeredName', 'shipperNameTaken'] as const)
      : (['registrationNumber', 'shipperExists'] as const);
  const details = { client: client.name };
  return fail(code, 'rule', { ...details, ...(id && { id }) }, { [path]: { code, details } });
}

/** Other parties that may be the same company, or stand behind the same people. */
export function findRelated(
  context: Context,
  { detail, ownId }: Pick<Compared, 'detail' | 'ownId'>,
): Promise<PartyFinding[]> {
  const { sealer } = context.app;
  return sharedWithOthers(context, {
    noun: 'customer',
    ownId,
    registeredName: detail.registeredName,
    countryCode: countryOf(detail),
    registrationNumber: { path: 'registrationNumber', value: detail.registrationNumber },
    vatNumber: { path: 'vatNumber', value: detail.vatNumber },
    phones: [
      { path: 'mobileNumber', value: detail.mobileNumber },
      { path: 'telNumber', value: detail.telNumber },
    ],
    email: detail.email,
    account: {
      path: 'bankAccountNo',
      indexes: detail.bankAccountNo ? accountIndexes(sealer, detail.bankAccountNo) : [],
    },
    directors: detail.directors.map(({ idNumber: value }, index) => ({ path: `directors.${index}.idNumber`, value })),
  });
}
