import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { accountIndexes } from '#modules/parties/bank/server/index.ts';
import { distinct, type MatchedParty, sharedWithOthers } from '#modules/parties/parties/server/index.ts';
import { countryOf } from '../checks.ts';
import type { CarrierDetail } from '../fields.ts';
import type { SupplierFinding } from '../findings.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';
import type { ApplicationState } from '../status.ts';

/** How suppliers are told from each other. */
export const supplierParty: MatchedParty = {
  table: 'supplier',
  own: { field: 'vendorNumber', column: 'vendor_number' },
  registration: { field: 'regNo', column: 'reg_no' },
  vat: { field: 'vatNo', column: 'vat_no' },
  isLive: sql`p.status <> ${literal<ApplicationState>('deleted')}`,
  bearsOwn: sql`p.status <> ${literal<ApplicationState>('deleted')}`,
};

/** Why a client cannot have two of them. */
export const takenSupplier = distinct<CarrierDetail, SupplierFailureCode>({
  party: supplierParty,
  names: (detail) => ({
    registeredName: detail.registeredName,
    country: countryOf(detail),
    registration: detail.regNo,
    vat: detail.vatNo,
  }),
  id: 'keyIdentifier',
  refused: {
    name: ['carrierDetail.registeredName', 'carrierNameTaken'],
    number: ['carrierDetail.regNo', 'carrierExists'],
    own: ['vendorNumber', 'vendorNumberTaken'],
  },
});

/** Others that may be the same company, or stand behind the same people (domain §4.19). */
export function findRelated(
  context: Context,
  { detail, ownId }: { readonly detail: CarrierDetail; readonly ownId: string | null },
): Promise<SupplierFinding[]> {
  return sharedWithOthers(context, {
    noun: 'supplier',
    ownId,
    detail,
    countryCode: countryOf(detail),
    registration: 'regNo',
    vat: 'vatNo',
    phones: ['cellNo', 'telno'],
    directorNumber: 'idNumber',
    accounts: accountIndexes,
  });
}
