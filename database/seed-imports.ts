import type { App } from '#platform/server/app.ts';
import { buildImport, kindsByName } from '#modules/desk/imports/server/index.ts';
import { importKinds } from '../server/modules.ts';

interface Demonstration {
  readonly partition: string;
  readonly companyId: string;
}

const headings = ['Account', 'Customer name', 'E-mail', 'Telephone'];
/** What the books say anew of the two last of those that are listed. */
const newTelephones = ['011 555 0190', '021 555 0144'];

/** The debtors' telephones out of the books, as somebody brought them in: some were there, some are new, some are wrong. */
export async function seedImports(app: App, { partition, companyId }: Demonstration): Promise<void> {
  const db = app.database.writer(partition);
  const known = await db.selectFrom('import_job').select('id').where('partition', '=', partition).executeTakeFirst();
  if (known) return;
  const person = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'surname'])
    .where('partition', '=', partition)
    .where('account', 'like', 'naledi.%')
    .executeTakeFirst();
  const customers = await db
    .selectFrom('customer')
    .select(['account_number', 'registered_name', 'email', 'tel_number'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('status', '=', 'approve')
    .where('standing', '=', 'ACTIVE')
    .where('country_code', '=', 'ZA')
    .orderBy('registered_key', 'desc')
    .limit(8)
    .execute();
  if (!person || customers.length < 8) return;
  const rows = customers.map(({ account_number, registered_name, email, tel_number }, place) => [
    account_number,
    registered_name,
    email,
    newTelephones[place - 6] ?? tel_number,
  ]);
  await buildImport(app, kindsByName(importKinds), partition, {
    companyId,
    startedBy: { id: person.id, name: `${person.name} ${person.surname}` },
    kind: 'debtor',
    fileName: 'Debtors November.csv',
    headings,
    mapping: { 0: 'accountNumber', 1: 'registeredName', 2: 'email', 3: 'telNumber' },
    mode: 'update',
    rows: [
      ...rows.slice(0, 5),
      rows[5]!.with(3, '011 55'),
      ...rows.slice(6),
      ['C-9041', 'Drakensberg Dairies (Pty) Ltd', 'debtors@drakensbergdairies.example', '036 555 0123'],
      rows[0]!,
    ],
  });
}
