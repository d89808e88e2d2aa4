import { createHash } from 'node:crypto';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { findBankAccount, openNumber } from '#modules/money/bank-statements/server/index.ts';
import { openAccount } from '#modules/parties/bank/server/index.ts';
import { claimDeductions, type TakenOff } from '#modules/money/purchase-invoices/server/index.ts';
import type { BankFile } from '../bank-file.ts';
import type { PaymentRunFailureCode } from '../messages/failures/index.ts';
import { paymentRunLife } from '../status.ts';
import { bankCsv } from './bank-csv.ts';
import { paymentRunLives, paymentRuns } from './lives.ts';
import { pain001 } from './pain001.ts';
import { findRun, paymentsOf, type StoredRun } from './queries.ts';
import { ruleOf } from './rules.ts';
import { type Changed, leaveOutChanged } from './sign-run.ts';

const fail = failures<PaymentRunFailureCode>();

interface Made {
  readonly fileName: string;
  readonly contentType: string;
  readonly base64: string;
  readonly sha256: string;
}

/**
 * The file for the bank. Who takes it first sends the run; whoever takes it again gets the same file to the byte, and is told who
 * took it before. Where something about a supplier changed there is no file: the run waits for signatures.
 */
export async function sendFile(context: Context, id: string) {
  const locked = await paymentRuns.toChange(context, id);
  const isFirst = locked.status === 'APPROVED';
  if (!isFirst && !is(paymentRunLife, locked.status, 'fetched')) throw fail('paymentNotSigned', 'rule');
  const takenBefore = isFirst ? null : { by: locked.file_taken_by!, at: locked.file_taken_at!.toISOString() };
  let changed: readonly Changed[] = [];
  let run = locked;
  if (isFirst) {
    ({ run, changed } = await leaveOutChanged(context, locked));
    if (changed.length > 0) return { run, file: null, takenBefore, changed };
  }
  const { format, columns } = await ruleOf(context, run.company_id);
  const own = isFirst ? { ...run, file_format: format, file_made_at: context.now } : run;
  const made = await makeFile(context, own, columns);
  if (!isFirst) {
    // The same file, or none: what the bank has must never differ from what stands here.
    if (made.sha256 !== run.file_sha256) throw fail('paymentFileDiffers', 'rule');
    await paymentRuns.announce(context, run, { event: 'fileTaken', after: { fileName: made.fileName } });
    return { run, file: made, takenBefore, changed };
  }
  // A credit note that was approved this moment took the place of one of them.
  if (!(await claimDeductions(context, id, await deductedBy(context, id)))) throw fail('paymentSumChanged', 'conflict');
  await paymentRunLives.move(context, run, 'send', {
    columns: {
      file_name: made.fileName,
      file_format: format,
      file_made_at: context.now,
      file_sha256: made.sha256,
    },
    after: { fileName: made.fileName },
  });
  return { run: (await findRun(context, id))!, file: made, takenBefore, changed };
}

/** The deductions that the payments of a run are lowered by. */
async function deductedBy(context: Context, id: string): Promise<readonly TakenOff[]> {
  const payments = await paymentsOf(context, id);
  return payments
    .filter(({ hold }) => hold === '')
    .flatMap(({ items }) => items.flatMap(({ deductions }) => deductions));
}

async function makeFile(context: Context, run: StoredRun, columns: Parameters<typeof bankCsv>[1]): Promise<Made> {
  const { app, db, partition } = context;
  const [company, account, payments] = await Promise.all([
    companyById(db, partition, run.company_id),
    findBankAccount(context, run.bank_account_id),
    paymentsOf(context, run.id),
  ]);
  const file: BankFile = {
    messageId: `${run.run_number}-${run.id.slice(-12)}`,
    createdAt: run.file_made_at!,
    payer: {
      name: company.name,
      accountNo: openNumber(app.sealer, account!),
      branchCode: account!.branch_code,
    },
    currency: run.currency,
    payDay: run.pay_day,
    payments: payments
      .filter(({ hold }) => hold === '')
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map((payment, place) => ({
        endToEndId: `${run.run_number}-${String(place + 1).padStart(4, '0')}`,
        name: payment.supplier_name,
        bank: payment.bank,
        branchCode: payment.branch_code,
        accountNo: openAccount(app.sealer, partition, {
          id: payment.bank_version_id!,
          account_sealed: payment.account_sealed,
        }),
        amount: cents(payment.amount),
        reference: `${run.run_number} ${company.trade_name}`,
        email: payment.email,
      })),
  };
  const isXml = run.file_format !== 'csv';
  const content = Buffer.from(
    isXml ? pain001(file) : bankCsv(file, columns && columns.length > 0 ? columns : undefined),
  );
  return {
    fileName: `${run.run_number}.${isXml ? 'xml' : 'csv'}`,
    contentType: isXml ? 'application/xml' : 'text/csv',
    base64: content.toString('base64'),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
