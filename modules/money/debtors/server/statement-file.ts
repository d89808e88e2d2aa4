import crypto from 'node:crypto';
import type { z } from 'zod';
import { formatDate } from '#platform/dates.ts';
import { locales } from '#platform/language.ts';
import { translator } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { moneyPdf } from '#modules/money/invoice-papers/server/index.ts';
import { sellerAndBank } from './seller.ts';
import { statementAnswer, type StatementAnswer } from '../answers.ts';
import type { debtorService } from '../contract.ts';
import { statementPaperTexts } from '../messages/paper/index.ts';
import { drawStatement, type StatementPaper } from './statement-paper.ts';
import { statementOf } from './statement.ts';

type Query = z.output<(typeof debtorService)['operations']['getShipperStatementFile']['input']>;

/** A statement as a file, with what it says. */
export interface StatementFile {
  readonly statement: StatementAnswer;
  readonly base64: string;
  readonly contentType: string;
  readonly fileName: string;
  readonly sha256: string;
}

/** A statement as a PDF in the customer's language, on the paper of invoices. */
export async function statementFile(context: Context, query: Query): Promise<StatementFile> {
  const statement = statementAnswer.parse(await statementOf(context, query));
  const { language } = statement;
  const t = translator(language, (await statementPaperTexts.load[language]()).texts);
  const paper: StatementPaper = {
    statement,
    ...(await sellerAndBank(context, statement.companyId)),
    t,
    date: (day) => formatDate(day, language),
    amount: amountIn(locales[language]),
  };
  const bytes = await moneyPdf(
    {
      title: `${t('title')} ${statement.customerName} ${statement.to}`,
      language,
      madeAt: context.now,
      page: (page, pages) => t('page', { page, pages }),
    },
    (sheet) => drawStatement(sheet, paper),
  );
  return {
    statement,
    base64: Buffer.from(bytes).toString('base64'),
    contentType: 'application/pdf',
    fileName: `${t('title')} ${statement.accountNumber || statement.customerName} ${statement.to}.pdf`.replaceAll(
      /[\\/:*?"<>|]+/g,
      ' ',
    ),
    sha256: crypto.createHash('sha256').update(bytes).digest('hex'),
  };
}

function amountIn(locale: string): (amount: number) => string {
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (amount) => numbers.format(amount === 0 ? 0 : amount).replace('\u2212', '-');
}
