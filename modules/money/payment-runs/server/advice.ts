import { formatDate } from '#platform/dates.ts';
import { type Language, locales } from '#platform/language.ts';
import { type Translate, translator } from '#platform/messages.ts';
import { cents, wireOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { MailAttachment } from '#platform/server/messages.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { bottom, moneyPdf, page, room, type Sheet } from '#modules/money/invoice-papers/server/index.ts';
import { adviceTexts } from '../messages/advice/index.ts';
import type { texts } from '../messages/advice/en.ts';
import { paymentMailTexts } from '../messages/mail/index.ts';
import type { StoredPayment, StoredRun } from './queries.ts';

type Run = Pick<StoredRun, 'run_number' | 'company_id' | 'pay_day' | 'currency'>;

/** A remittance advice as a PDF in the supplier's language: each of its documents by its own number, and what was taken off. */
export async function remittanceAdvice(context: Context, run: Run, payment: StoredPayment): Promise<MailAttachment> {
  const language = payment.language as Language;
  const t = translator(language, (await adviceTexts.load[language]()).texts);
  const kind = translator(language, (await paymentMailTexts.load[language]()).texts);
  const { name: from } = await companyById(context.db, context.partition, run.company_id);
  const numbers = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amount = (value: number) => numbers.format(wireOf(cents(value))).replace('\u2212', '-');
  const rows = payment.items.flatMap((item): Row[] => [
    {
      name: item.amount < 0 ? `${item.number}, ${t('creditNote')}` : item.number,
      due: item.amount < 0 ? '' : formatDate(item.dueDate, language),
      // The document as it is; what is taken off follows it.
      amount: amount(item.deductions.reduce((sum, each) => sum + each.amount, item.amount)),
    },
    ...item.deductions.map((each) => ({
      name: `${item.number}, ${t('taken', { kind: kind(`deduction_${each.kind}`) })}`,
      note: each.reason,
      due: '',
      amount: amount(-each.amount),
    })),
  ]);
  const title = `${t('title')} ${run.run_number}`;
  const bytes = await moneyPdf(
    { title: `${title} ${from}`, language, madeAt: context.now, page: (at, pages) => t('page', { page: at, pages }) },
    (sheet) =>
      draw(sheet, {
        t,
        rows,
        facts: [
          [t('from'), from],
          [t('to'), payment.supplier_name],
          [t('number'), run.run_number],
          [t('day'), formatDate(run.pay_day, language)],
          [t('account'), t('accountEnd', { bank: payment.bank, end: payment.account_last4 })],
        ],
        total: `${run.currency} ${amount(payment.amount)}`,
      }),
  );
  return {
    fileName: `${title}.pdf`.replaceAll(/[\\/:*?"<>|]+/g, ' '),
    contentType: 'application/pdf',
    base64: Buffer.from(bytes).toString('base64'),
  };
}

interface Row {
  readonly name: string;
  readonly note?: string;
  readonly due: string;
  readonly amount: string;
}
interface Paper {
  readonly t: Translate<typeof texts>;
  readonly facts: readonly (readonly [string, string])[];
  readonly rows: readonly Row[];
  readonly total: string;
}

const dueAt = page.margin + room * 0.6;
const right = page.width - page.margin;
const labelWidth = 110;

function draw(sheet: Sheet, { t, facts, rows, total }: Paper): void {
  let y = 0;
  const begin = () => {
    sheet.pdf.addPage();
    y = page.margin;
  };
  const heads = () => {
    sheet.line('label', t('document'), page.margin, y);
    sheet.line('label', t('due'), dueAt, y);
    sheet.line('label', t('amount'), right, y, 'right');
    y += sheet.lineHeight('label') + 3;
    sheet.rule(y);
    y += 5;
  };
  begin();
  sheet.line('title', t('title'), page.margin, y);
  y += sheet.lineHeight('title') + 10;
  for (const [label, value] of facts) {
    sheet.line('label', label, page.margin, y);
    y = sheet.text('text', value, page.margin + labelWidth, y, room - labelWidth) + 2;
  }
  y += 14;
  heads();
  for (const { name, note = '', due, amount } of rows) {
    const lines = sheet.wrap('text', name, dueAt - page.margin - 8);
    const notes = note === '' ? [] : sheet.wrap('small', note, dueAt - page.margin - 8);
    const height = lines.length * sheet.lineHeight('text') + notes.length * sheet.lineHeight('small');
    if (y + height > bottom) {
      begin();
      heads();
    }
    sheet.line('text', due, dueAt, y);
    sheet.line('text', amount, right, y, 'right');
    y = sheet.lines('small', notes, page.margin, sheet.lines('text', lines, page.margin, y)) + 3;
  }
  if (y + 30 > bottom) begin();
  sheet.rule(y + 2, { strong: true });
  sheet.line('total', t('total'), page.margin, y + 8);
  sheet.line('total', total, right, y + 8, 'right');
}
