import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { accountIndexes } from '#modules/parties/bank/server/index.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { distinct, type MatchedParty, sharedWithOthers } from '#modules/parties/parties/server/index.ts';
import { countryOf } from '../checks.ts';
import type { ShipperDetail } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';

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

/** Why a client cannot have two of them. */
export const takenCustomer = distinct<ShipperDetail, CustomerFailureCode>({
  party: customerParty,
  names: (detail) => ({
    registeredName: detail.registeredName,
    country: countryOf(detail),
    registration: detail.registrationNumber,
    vat: detail.vatNumber,
  }),
  id: 'id',
  refused: {
    name: ['registeredName', 'shipperNameTaken'],
    number: ['registrationNumber', 'shipperExists'],
    own: ['accountNumber', 'shipperAccountNumberTaken'],
  },
});

/** Other parties that may be the same company, or stand behind the same people. */
export function findRelated(
  context: Context,
  { detail, ownId }: { readonly detail: ShipperDetail; readonly ownId: string | null },
): Promise<PartyFinding[]> {
  return sharedWithOthers(context, {
    noun: 'customer',
    ownId,
    detail,
    countryCode: countryOf(detail),
    registration: 'registrationNumber',
    vat: 'vatNumber',
    phones: ['mobileNumber', 'telNumber'],
    directorNumber: 'idNumber',
    accounts: accountIndexes,
  });
}
