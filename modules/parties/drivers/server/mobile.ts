import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { checkPhone } from '#platform/phone.ts';
import type { Context } from '#platform/server/implement.ts';
import { acceptCode, codeLimits, newCode } from '#platform/server/one-time-codes.ts';
import { companyById, companyTexts } from '#modules/base/companies/server/index.ts';
import { refuseForeignSubject } from '#modules/base/documents/server/index.ts';
import type { DriverFailureCode } from '../messages/failures/index.ts';
import { driverCodeTexts } from '../messages/sms/index.ts';

const fail = failures<FailureCode | DriverFailureCode>();

interface Reached {
  readonly mobile: string;
  readonly language: Language;
  readonly companyId: string;
  /** As it is dialled. */
  readonly number: string;
}

/** Sends a code to the number on the record, in the driver's language; the caller asks the driver for it. */
export async function sendMobileCode(
  context: Context,
  id: string,
): Promise<{ message: string; resendAfterSeconds: number }> {
  const { db, partition } = context;
  const { number, language, companyId } = await reached(context, id);
  const { code } = await newCode(context, codeSubject(partition, id, number));
  const company = await companyById(db, partition, companyId);
  const [theirs, own] = await Promise.all([
    companyTexts(context, driverCodeTexts, companyId, language),
    companyTexts(context, driverCodeTexts, companyId, context.language),
  ]);
  await context.send({
    channel: 'sms',
    to: number,
    language,
    purpose: 'oneTimeCode',
    text: theirs('driverCode', { code, company: company.trade_name }),
  });
  return { message: own('sent', { number }), resendAfterSeconds: codeLimits.resendAfterSeconds };
}

/** Accepts the code that was sent to the number on the record; for any other number it proves nothing. */
export async function verifyMobile(context: Context, id: string, otp: string): Promise<{ mobile: string }> {
  const { db, partition } = context;
  const { mobile, number } = await reached(context, id);
  const code = otp.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) throw fail('otpInvalid', 'rule');
  await acceptCode(context, codeSubject(partition, id, number), code);
  await sql`update driver set verified_mobile = ${mobile}, mobile_verified_at = now()
    where partition = ${partition} and id = ${id}`.execute(db);
  await context.audit({ noun: 'driver', recordId: id, event: 'mobileVerified', after: { mobile } });
  await context.publish('drivers', 'mobileVerified', id);
  return { mobile };
}

const codeSubject = (partition: string, id: string, recipient: string) =>
  ({ purpose: 'driverMobile', partition, id, recipient }) as const;

async function reached(context: Context, id: string): Promise<Reached> {
  const { db, partition } = context;
  await refuseForeignSubject(context, { type: 'driver', id });
  const { rows } = await sql<Omit<Reached, 'number'>>`
    select d.mobile, d.language, s.company_id as "companyId"
      from driver d
      join document_subject s on s.partition = d.partition and s.subject_type = 'driver' and s.subject_id = d.id
     where d.partition = ${partition} and d.id = ${id} for update of d`.execute(db);
  const driver = rows[0];
  if (!driver) throw fail('notFound', 'notFound');
  const { ok, normalised, code } = checkPhone(driver.mobile, { mobile: true });
  if (driver.mobile === '' || !ok) throw fail(code ?? 'phoneNotMobile', 'rule');
  return { ...driver, number: normalised };
}
