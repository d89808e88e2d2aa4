import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { MailRoute, MailedFile } from '#modules/work/pods/server/index.ts';
import { fileShown } from './lists.ts';
import { findBankAccount, type StoredAccount } from './queries.ts';
import { takeFile } from './take-file.ts';

/**
 * Statements that a bank mails to the mailbox: an account says by which address and what name of a file. A sender can be
 * pretended, so a statement that does not follow on from the last one waits for a person to upload it.
 */
export const statementMail: MailRoute = {
  name: 'bank-statements',
  async take(context, file) {
    const accounts = await accountsOfSender(context, file);
    if (accounts.length === 0) return undefined;
    const [account] = accounts.length === 1 ? accounts : [];
    // A file that names its account finds it by itself, also where several are mailed from one address.
    const first = await takeFile(context, broughtBy(file, undefined));
    const isNameless =
      first.status === 'REFUSED' &&
      first.findings.some(({ code }) => code === 'chooseAccount' || code === 'columnsUnknown');
    const taken = isNameless && account ? await takeFile(context, broughtBy(file, account)) : first;
    if (taken.status !== 'REFUSED') return '';
    const { findings } = await fileShown(context, taken);
    return findings.find(({ isRefusal }) => isRefusal)?.text ?? '';
  },
};

function broughtBy({ bytes, fileName, sender, companyId }: MailedFile, account: StoredAccount | undefined) {
  return { bytes, fileName, sender, companyId, origin: 'mail', account } as const;
}

async function accountsOfSender(
  { db, partition }: Context,
  { sender, fileName, companyId }: MailedFile,
): Promise<readonly StoredAccount[]> {
  if (sender === '') return [];
  const { rows } = await sql<{ id: string }>`
    select id from bank_account
     where partition = ${partition} and company_id = ${companyId} and is_active and mail_senders @> array[${sender}]
       and (mail_file = '' or position(lower(mail_file) in lower(${fileName})) > 0)`.execute(db);
  const found = await Promise.all(rows.map(({ id }) => findBankAccount({ db, partition }, id)));
  return found.flatMap((account) => account ?? []);
}
