import { sql } from 'kysely';
import { type Failure, failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountIndexes } from '#modules/bank/server/index.ts';
import type { Client } from '#modules/companies/server/index.ts';
import {
  findTaking,
  sharedWithOthers,
  type ComparedParty,
  type MatchedParty,
  type TakenBy,
} from '#modules/parties/server/index.ts';
import { countryOf } from '../checks.ts';
import type { CarrierDetail } from '../fields.ts';
import type { SupplierFinding } from '../findings.ts';
import type { SupplierFailureCode } from '../messages/failures/index.ts';

const fail = failures<SupplierFailureCode>();

/** How suppliers are told from each other. */
export const supplierParty: MatchedParty = {
  table: 'supplier',
  own: { field: 'vendorNumber', column: 'vendor_number' },
  registration: { field: 'regNo', column: 'reg_no' },
  vat: { field: 'vatNo', column: 'vat_no' },
  isLive: sql`p.status <> 'deleted'`,
  bearsOwn: sql`p.status <> 'deleted'`,
};

interface Compared {
  readonly detail: CarrierDetail;
  /** As staff give it; empty where they do not. */
  readonly vendorNumber: string;
  /** The supplier itself, when it is there already. */
  readonly ownId: string | null;
}

/** What refuses each of these suppliers of a client because another one is there. Its id is for those who may see it. */
export async function refusedAsTaken(
  context: Context,
  client: Pick<Client, 'id' | 'name'>,
  suppliers: readonly Compared[],
  { namesOther }: { readonly namesOther: boolean },
): Promise<readonly (Failure | undefined)[]> {
  const taking = await findTaking(
    context,
    supplierParty,
    client.id,
    suppliers.map(({ detail, vendorNumber, ownId }) => ({
      registeredName: detail.registeredName,
      country: countryOf(detail),
      registration: detail.regNo,
      vat: detail.vatNo,
      own: vendorNumber,
      ownId,
    })),
  );
  return taking.map((other) => other && taken(other.what, client, namesOther ? other.id : undefined));
}

/** Why there cannot be two of them. */
export function taken(what: TakenBy['what'], client: Pick<Client, 'name'>, id: string | undefined): Failure {
  if (what === 'own') return fail('vendorNumberTaken', 'rule', {}, { vendorNumber: { code: 'vendorNumberTaken' } });
  const [path, code] =
    what === 'name'
      ? (['carrierDetail.registeredName', 'carrierNameTaken'] as const)
      : (['carrierDetail.regNo', 'carrierExists'] as const);
  const details = { client: client.name };
  return fail(code, 'rule', { ...details, ...(id && { keyIdentifier: id }) }, { [path]: { code, details } });
}

/** Others that may be the same company, or stand behind the same people (domain §4.19). */
export function findRelated(
  context: Context,
  compared: Pick<Compared, 'detail' | 'ownId'>,
): Promise<SupplierFinding[]> {
  return sharedWithOthers(context, partyOf(context, compared));
}

function partyOf({ app }: Context, { detail, ownId }: Pick<Compared, 'detail' | 'ownId'>): ComparedParty {
  return {
    noun: 'supplier',
    ownId,
    registeredName: detail.registeredName,
    countryCode: countryOf(detail),
    registrationNumber: { path: 'regNo', value: detail.regNo },
    vatNumber: { path: 'vatNo', value: detail.vatNo },
    phones: [
      { path: 'cellNo', value: detail.cellNo },
      { path: 'telno', value: detail.telno },
    ],
    email: detail.email,
    account: {
      path: 'bankAccountNo',
      indexes: detail.bankAccountNo ? accountIndexes(app.sealer, detail.bankAccountNo) : [],
    },
    directors: detail.directors.map(({ idNumber: value }, index) => ({ path: `directors.${index}.idNumber`, value })),
  };
}
