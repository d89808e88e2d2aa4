import { sameNameKey } from '#platform/names.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountIndexes } from '#modules/bank/server/index.ts';
import type { PartyFinding } from '#modules/parties/findings.ts';
import { sharedWithOthers } from '#modules/parties/server/index.ts';
import { countryOf } from '../checks.ts';
import type { ShipperDetail } from '../fields.ts';

export interface Taken {
  readonly code: 'shipperNameTaken' | 'shipperExists';
  readonly id: string;
}

interface Compared {
  readonly detail: ShipperDetail;
  readonly companyId: string;
  /** The customer itself, when it is there already. */
  readonly ownId: string | null;
}

const noOne = '00000000-0000-0000-0000-000000000000';

/** Whether the client has a live customer of this name. */
export async function isNameTaken(
  { db, partition }: Context,
  { name, companyId, ownId }: { name: string; companyId: string; ownId: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('registered_key', '=', sameNameKey(name))
    .where('is_live', '=', true)
    .where('id', '<>', ownId ?? noOne)
    .executeTakeFirst();
  return row !== undefined;
}

/** The live customer of the same client that makes this one impossible, and why. */
export async function findTaken(
  { db, partition }: Context,
  { detail, companyId, ownId }: Compared,
): Promise<Taken | undefined> {
  const key = sameNameKey(detail.registeredName);
  const country = countryOf(detail);
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'registered_key'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('is_live', '=', true)
    .where('id', '<>', ownId ?? noOne)
    .where((where) =>
      where.or([
        where('registered_key', '=', key),
        where.and([where('country_code', '=', country), where('registration_number', '=', detail.registrationNumber)]),
        where.and([
          where('country_code', '=', country),
          where('vat_number', '=', detail.vatNumber),
          where('vat_number', '<>', ''),
        ]),
      ]),
    )
    .limit(3)
    .execute();
  const other = rows.find(({ registered_key }) => registered_key === key) ?? rows[0];
  return other && { code: other.registered_key === key ? 'shipperNameTaken' : 'shipperExists', id: other.id };
}

/** Other parties that may be the same company, or stand behind the same people. */
export function findRelated(context: Context, { detail, ownId }: Compared): Promise<PartyFinding[]> {
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
