import { failures, type Failure } from '#platform/failure.ts';
import { sameNameKey } from '#platform/names.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountIndexes } from '#modules/parties/bank/server/index.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { sharedWithOthers } from '#modules/parties/parties/server/index.ts';
import type { ContractorApplication } from '../fields.ts';
import type { ContractorFailureCode } from '../messages/failures/index.ts';
import { countryOf } from '../rules.ts';
import { contractorOwner } from './queries.ts';

const fail = failures<ContractorFailureCode>();

/** Other parties that may be the same company, or stand behind the same people. */
export function findDuplicates(
  context: Context,
  application: ContractorApplication,
  ownId: string,
): Promise<PartyFinding[]> {
  return sharedWithOthers(context, {
    noun: contractorOwner,
    ownId,
    detail: application,
    countryCode: countryOf(application),
    registration: 'regNo',
    vat: 'vatNo',
    phones: ['mobileNumber', 'cellNo', 'telno'],
    directorNumber: 'directorIdNumber',
    accounts: accountIndexes,
  });
}

/** Whether the client has a contractor of this name already. */
export async function isNameTaken(
  { db, partition }: Context,
  { name, companyId }: { name: string; companyId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('contractor')
    .select('id')
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('registered_key', '=', sameNameKey(name))
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return row !== undefined;
}

/** The refusal that a name which the client has already leads to, at the field of the form or dialog. */
export function nameTaken(client: string, path: string): Failure {
  return fail(
    'contractorNameTaken',
    'rule',
    { client },
    { [path]: { code: 'contractorNameTaken', details: { client } } },
  );
}

/** What the database refused because the client has it once already. */
export function takenBy(error: unknown, client: string): Failure | undefined {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code !== '23505') return undefined;
  const prefix = 'subcontractorApplication';
  const details = { client };
  switch (constraint) {
    case 'contractor_name_once':
      return nameTaken(client, `${prefix}.registeredName`);
    case 'contractor_registration_once':
      return fail('contractorExists', 'rule', details, { [`${prefix}.regNo`]: { code: 'contractorExists', details } });
    case 'contractor_vat_once':
      return fail('contractorExists', 'rule', details, { [`${prefix}.vatNo`]: { code: 'contractorExists', details } });
    default:
      return undefined;
  }
}
