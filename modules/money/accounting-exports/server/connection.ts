import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { ConnectionCheck } from '../contract.ts';
import type { AccountingExportFailureCode } from '../messages/failures/index.ts';
import { accountsThere, companiesThere } from './business-central/changes.ts';
import type { Client } from './business-central/client.ts';
import { Unsuccessful } from './port.ts';
import { findSystem } from './queries.ts';
import { secretOf } from './settings.ts';
import { clientOf } from './work.ts';

const fail = failures<AccountingExportFailureCode>();
type Problem = ConnectionCheck['problems'][number];

interface Of {
  readonly companyId: string;
}

/** The accounts of the company there, for the map of ours. */
export async function readAccounts(context: Context, { companyId }: Of) {
  refuseWhenScoped(context);
  const stored = await findSystem(context, companyId);
  if (!stored || stored.kind === 'files' || stored.waits_for_second) throw fail('notConnected', 'rule');
  try {
    const accounts = await accountsThere(clientOf(context.app, stored));
    return accounts.map(({ number, displayName }) => ({ number, name: displayName }));
  } catch (error) {
    if (!(error instanceof Unsuccessful)) throw error;
    throw fail('connectionFailed', 'unavailable', { detail: error.detail || error.problem });
  }
}

/** Tries the connection as it is set, without writing anything there, and says what is wrong. */
export async function testConnection(context: Context, { companyId }: Of): Promise<ConnectionCheck> {
  refuseWhenScoped(context);
  const { app } = context;
  const stored = await findSystem(context, companyId);
  const bad = (code: Problem['code'], detail = ''): ConnectionCheck => ({
    isGood: false,
    companyName: '',
    problems: [{ code, detail }],
  });
  if (!stored || stored.kind === 'files') return bad('notBusinessCentral');
  if (secretOf(app, stored) === '') return bad('secretMissing');
  // What one person has set and no other has approved is not called.
  if (stored.waits_for_second) throw fail('notConnected', 'rule');
  const client = clientOf(app, stored);
  try {
    const companies = await companiesThere(client);
    const own = companies.find(({ id }) => id.toLowerCase() === stored.their_company_id.toLowerCase());
    if (!own) return bad('companyUnknown', companies.map(({ name }) => name).join(', '));
    const problems = await layoutProblems(client, stored);
    return { isGood: problems.length === 0, companyName: own.name, problems };
  } catch (error) {
    if (!(error instanceof Unsuccessful)) throw error;
    const { problem, detail } = error;
    if (problem === 'notSignedIn') return bad(error.certainty === 'refused' ? 'noRight' : 'clientRefused', detail);
    if (problem === 'wrongConnection') return bad('companyUnknown', detail);
    if (['unreachable', 'timeout', 'broken', 'privateAddress'].includes(problem))
      return bad('serviceUnreachable', detail);
    return bad('unclear', detail || problem);
  }
}

/** Accounts of the map and of rounding that are not there. */
async function layoutProblems(
  client: Client,
  stored: { readonly accounts: Readonly<Record<string, string>>; readonly rounding_account: string },
): Promise<Problem[]> {
  const there = new Set((await accountsThere(client)).map(({ number }) => number));
  const wanted = [...new Set([...Object.values(stored.accounts), stored.rounding_account])].filter(Boolean);
  const unknown = wanted.filter((number) => !there.has(number));
  return [
    ...(unknown.length > 0 ? [{ code: 'accountsUnknown' as const, detail: unknown.join(', ') }] : []),
    ...(stored.rounding_account === '' ? [{ code: 'roundingMissing' as const, detail: '' }] : []),
  ];
}
