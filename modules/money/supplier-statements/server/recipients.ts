import { failures } from '#platform/failure.ts';
import { type Language, languages } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { parsePhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { recipientOf } from '#modules/parties/links/server/index.ts';
import type { SupplierStatementFailureCode } from '../messages/failures/index.ts';

const fail = failures<FailureCode | SupplierStatementFailureCode>();

/** Whom a link goes to. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly language: Language;
}

/** A supplier as its letters need it; the mobile number is empty where none can take a code. */
export async function supplierPerson(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  supplierId: string,
): Promise<Person | undefined> {
  const supplier = await db
    .selectFrom('supplier')
    .select(['registered_name', 'email', 'cell_no', 'language'])
    .where('partition', '=', partition)
    .where('id', '=', supplierId)
    .executeTakeFirst();
  if (!supplier) return undefined;
  const phone = parsePhone(supplier.cell_no);
  return {
    name: supplier.registered_name,
    email: supplier.email.toLowerCase(),
    mobile: phone.ok && phone.isMobile ? phone.e164 : '',
    language: languages.find((each) => each === supplier.language) ?? 'en',
  };
}

interface Typed {
  readonly recipientName: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly language?: Language | undefined;
}

/** The person whom staff typed, else the supplier itself. Refuses where an address or a mobile number is missing. */
export async function personFor(context: Context, supplierId: string, typed: Typed): Promise<Person> {
  const known = await supplierPerson(context, supplierId);
  if (!known) throw fail('notFound', 'notFound');
  const language = typed.language ?? known.language;
  const email = typed.email || known.email;
  const mobileNumber = typed.mobileNumber || known.mobile;
  const missing = {
    ...(!email && { email: { code: 'statementNoEmail' } }),
    ...(!mobileNumber && { mobileNumber: { code: 'statementNoMobile' } }),
  };
  if (Object.keys(missing).length > 0) throw fail('invalidPayload', 'invalid', {}, missing);
  const recipientName = typed.recipientName || (typed.email === '' ? known.name : '');
  return { ...recipientOf({ recipientName, email, mobileNumber, language }), language };
}
