import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';

const fail = failures<FailureCode>();

interface Contact {
  readonly type?: string;
  readonly name?: string;
  readonly number?: string;
  readonly emailAddress?: string;
}

/** A customer as somebody who owes. */
export interface Debtor {
  readonly id: string;
  readonly name: string;
  readonly accountNumber: string;
  readonly language: Language;
  readonly contact: { readonly name: string; readonly telephone: string; readonly email: string };
}

/** The customer with this id and whom to ring: its people of finance, else itself. `notFound` where the caller has none. */
export async function debtorOf({ db, partition }: Context, customerId: string): Promise<Debtor> {
  const { rows } = await sql<{
    name: string;
    account_number: string;
    language: Language;
    email: string;
    mobile_number: string;
    contacts: readonly Contact[];
  }>`
    select registered_name as name, account_number, language, email, mobile_number, contacts from customer
     where partition = ${partition} and id = ${customerId}`.execute(db);
  const [row] = rows;
  if (!row) throw fail('notFound', 'notFound');
  const finance = row.contacts.find(({ type, number = '' }) => type === 'Finance' && number.trim() !== '');
  return {
    id: customerId,
    name: row.name,
    accountNumber: row.account_number ?? '',
    language: row.language,
    contact: {
      name: finance?.name ?? '',
      telephone: finance?.number ?? row.mobile_number ?? '',
      email: finance?.emailAddress || row.email,
    },
  };
}
