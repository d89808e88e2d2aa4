import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { currentBank, type CurrentBank, openAccount } from '#modules/parties/bank/server/index.ts';

/** Who sends a statement, and where to pay: the lines of each as they are printed. */
export async function sellerAndBank({ app, db, partition }: Context, companyId: string) {
  const { rows } = await sql<{
    name: string;
    vat_number: string;
    address: Readonly<Record<string, string>>;
    email: string;
    telephone: string;
    bank: CurrentBank | null;
  }>`
    select s.name, s.vat_number, s.address, s.support_email as email, s.telephone, ${currentBank('company')} as bank
      from company s where s.partition = ${partition} and s.id = ${companyId}`.execute(db);
  const { name, vat_number, address, email, telephone, bank } = rows[0]!;
  const of = (...fields: readonly string[]) =>
    fields
      .map((field) => address[field] ?? '')
      .filter(Boolean)
      .join(', ');
  const lines = [
    of('addressLine1', 'addressLine2', 'suburb', 'city', 'postalcode'),
    [vat_number && `VAT ${vat_number}`, telephone, email].filter(Boolean).join(' · '),
  ];
  return {
    seller: { name, lines: lines.filter(Boolean) },
    bank: bank ? [[bank.bank, bank.branch_code, openAccount(app.sealer, partition, bank)].join(', '), name] : [],
  };
}
