import type { Context } from '#platform/server/implement.ts';
import type { Finding } from '../findings.ts';
import { isRefusal } from '../findings.ts';
import { accountKey, findingOf, type ReadFile, type ReadStatement } from '../read-file.ts';
import { accountsOfNumber } from './account-numbers.ts';
import type { StoredAccount } from './queries.ts';
import { followsOn, statementBefore } from './store-statement.ts';

/** Who brings a file, and for which account where the file does not say it. */
export interface Bringing {
  /** The company whose file it is; of every company where it is missing. */
  readonly companyId: string | undefined;
  readonly account: StoredAccount | undefined;
  readonly isByMail: boolean;
}

export interface Placed {
  readonly placed: readonly { readonly statement: ReadStatement; readonly account: StoredAccount | undefined }[];
  readonly findings: readonly Finding[];
}

/** Finds the account of each statement of a file, and what stands against it. One that is refused refuses all of them. */
export async function placeStatements(context: Context, file: ReadFile, bringing: Bringing): Promise<Placed> {
  const placed: { statement: ReadStatement; account: StoredAccount | undefined }[] = [];
  const findings: Finding[] = [...file.findings];
  if (file.pending > 0) findings.push(findingOf('pending', { count: file.pending }));
  for (const [index, statement] of file.statements.entries()) {
    const found = await accountOf(context, statement, bringing);
    const account = 'id' in found ? found : undefined;
    placed.push({ statement, account });
    if ('code' in found) findings.push({ ...found, statement: index + 1 });
    else findings.push(...(await gapBefore(context, found, statement, index + 1, bringing)));
  }
  return { placed, findings };
}

/** What was read has no refusal. */
export const isWhole = (findings: readonly Finding[]): boolean => !findings.some(isRefusal);

async function accountOf(
  context: Context,
  { account: named, lines }: ReadStatement,
  { companyId, account }: Bringing,
): Promise<StoredAccount | Finding> {
  const facts = { number: named.number, currency: named.currency, row: lines[0]?.row ?? 0 };
  const known = await accountsOfNumber(context, named.number);
  const ofCurrency = named.currency === '' ? known : known.filter(({ currency }) => currency === named.currency);
  if (account) {
    // A table may name no account; one that names another is another's.
    const isSame = accountKey(named.number) === '' || ofCurrency.some(({ id }) => id === account.id);
    if (!isSame || (named.currency !== '' && named.currency !== account.currency))
      return findingOf('otherAccount', facts);
    return account.is_active ? account : findingOf('inactiveAccount', { ...facts, name: account.name });
  }
  if (accountKey(named.number) === '') return findingOf('chooseAccount', facts);
  const [first, second] = ofCurrency;
  if (!first) return findingOf('unknownAccount', facts);
  if (second) return findingOf('chooseAccount', facts);
  if (companyId !== undefined && first.company_id !== companyId) return findingOf('otherAccount', facts);
  return first.is_active ? first : findingOf('inactiveAccount', { ...facts, name: first.name });
}

/** Whether it opens as the statement before it closed. Nobody looks at what comes by mail, so there it has to. */
async function gapBefore(
  context: Context,
  account: StoredAccount,
  statement: ReadStatement,
  place: number,
  { isByMail }: Bringing,
): Promise<readonly Finding[]> {
  const before = await statementBefore(context, account.id, statement);
  if (followsOn(before, statement) !== false) return [];
  return [findingOf(isByMail ? 'mailDoesNotFollow' : 'doesNotFollow', { statement: place, day: before!.to_day })];
}
