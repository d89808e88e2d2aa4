import { sameNameKey } from '#platform/names.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountIndexes } from '#modules/bank/server/index.ts';
import { sharedWithOthers, type ComparedParty } from '#modules/parties/server/index.ts';
import { countryOf } from '../checks.ts';
import type { CarrierDetail } from '../fields.ts';
import type { SupplierFinding } from '../findings.ts';

export interface Duplicates {
  /** The live supplier of the same client that makes this one impossible, and why. */
  readonly taken: { readonly code: 'carrierNameTaken' | 'carrierExists'; readonly keyIdentifier: string } | undefined;
  /** Others that may be the same company, or stand behind the same people (domain §4.19). */
  readonly findings: readonly SupplierFinding[];
}

interface Compared {
  readonly detail: CarrierDetail;
  readonly companyId: string;
  /** The supplier itself, when it is there already. */
  readonly ownId: string | null;
}

const noOne = '00000000-0000-0000-0000-000000000000';

/** Compares a supplier with all others of the partition. */
export async function findDuplicates(context: Context, compared: Compared): Promise<Duplicates> {
  const [taken, findings] = await Promise.all([
    findTaken(context, compared),
    sharedWithOthers(context, partyOf(context, compared)),
  ]);
  return { taken, findings };
}

function partyOf({ app }: Context, { detail, ownId }: Compared): ComparedParty {
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

/** Whether the client has a live supplier of this name. */
export async function isNameTaken(
  { db, partition }: Context,
  { name, companyId, ownId }: { name: string; companyId: string; ownId: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('supplier')
    .select('id')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('registered_key', '=', sameNameKey(name))
    .where('status', '<>', 'deleted')
    .where('id', '<>', ownId ?? noOne)
    .executeTakeFirst();
  return row !== undefined;
}

async function findTaken(
  { db, partition }: Context,
  { detail, companyId, ownId }: Compared,
): Promise<Duplicates['taken']> {
  const key = sameNameKey(detail.registeredName);
  const rows = await db
    .selectFrom('supplier')
    .select(['id', 'registered_key'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('status', '<>', 'deleted')
    .where('id', '<>', ownId ?? noOne)
    .where((where) =>
      where.or([
        where('registered_key', '=', key),
        where.and([where('country_code', '=', countryOf(detail)), where('reg_no', '=', detail.regNo)]),
        where.and([
          where('country_code', '=', countryOf(detail)),
          where('vat_no', '=', detail.vatNo),
          where('vat_no', '<>', ''),
        ]),
      ]),
    )
    .limit(3)
    .execute();
  const other = rows.find(({ registered_key }) => registered_key === key) ?? rows[0];
  return (
    other && { code: other.registered_key === key ? 'carrierNameTaken' : 'carrierExists', keyIdentifier: other.id }
  );
}
