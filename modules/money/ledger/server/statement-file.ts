import type { z } from 'zod';
import { addMonths, formatDate, formatDateTime } from '#platform/dates.ts';
import { type Language, locales } from '#platform/language.ts';
import { type Translate, translator } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import { printSheets, sheet as page, type Style, write } from '#modules/parties/parties/server/index.ts';
import { accountBalances } from '../contract.ts';
import { ledgerTexts } from '../messages/desk/index.ts';
import type { texts } from '../messages/desk/en.ts';
import { incomeByCentre, numberProof, type reportService, vatReport } from '../report-contract.ts';
import {
  balanceSheetSheet,
  centresSheet,
  incomeSheet,
  proofSheet,
  type Sheet,
  trialBalanceSheet,
  vatSheet,
} from '../sheets.ts';
import { accountsWithBalances } from './balances.ts';
import { incomeByCentres } from './by-centre.ts';
import { proofOf } from './proof.ts';
import { vatOf } from './vat.ts';

type Query = z.output<(typeof reportService)['operations']['getStatementFile']['input']>;

interface Made {
  readonly sheet: Sheet;
  readonly companyName: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly asOf: string;
}

/** A statement as a PDF: the same rows and sums as on the screen, with whose it is, for which days, and when it was read. */
export async function printStatement(context: Context, query: Query) {
  const { language } = context;
  const t = translator(language, (await ledgerTexts.load[language]()).texts);
  const made = await sheetOf(context, query, t);
  const at = t('asOf', { at: formatDateTime(new Date(made.asOf), language, context.timeZone) });
  const days =
    query.view === 'proof' || query.view === 'sheet' || query.asOf !== undefined
      ? t('upToDay', { date: formatDate(made.to, language) })
      : `${formatDate(made.from, language)} – ${formatDate(made.to, language)}`;
  const title = `${made.sheet.title} ${made.companyName} ${made.to}`;
  const bytes = await printSheets(
    {
      title,
      language,
      now: context.now,
      head: (number, pages) =>
        `${made.companyName} · ${made.sheet.title} · ${at} · ${t('pageOf', { page: number, pages })}`,
    },
    (pdf) =>
      draw(pdf, made.sheet, {
        language,
        under: `${made.companyName} · ${days} · ${t('inCurrency', { currency: made.currency })}`,
      }),
  );
  return {
    base64: bytes.toString('base64'),
    contentType: 'application/pdf',
    fileName: `${title.replaceAll(/[\\/:*?"<>|]+/g, ' ')}.pdf`,
  };
}

async function sheetOf(context: Context, query: Query, t: Translate<typeof texts>): Promise<Made> {
  const { companyId, periodId, asOf, centreId, onlyMoved, months } = query;
  const { language } = context;
  const monthName = ({ no, to }: { readonly no: number; readonly to: string }) =>
    no > 12 ? formatDate(to, language) : formatDate(to, language).slice(3);
  switch (query.view) {
    case 'centres': {
      const data = incomeByCentre.parse(await incomeByCentres(context, { companyId, periodId }));
      return { ...data, sheet: centresSheet(data, { t, span: query.span }) };
    }
    case 'vat': {
      const data = vatReport.parse(await vatOf(context, { companyId, periodId, months }));
      return { ...data, sheet: vatSheet(data, { t, monthName }) };
    }
    case 'proof': {
      const data = numberProof.parse(
        await proofOf(context, { companyId, periodId, span: query.span === 'month' ? 'month' : 'year' }),
      );
      return { ...data, sheet: proofSheet(data, { t }) };
    }
    default: {
      const data = accountBalances.parse(
        await accountsWithBalances(context, {
          companyId,
          periodId,
          asOf,
          centreId,
          onlyMoved: query.view === 'balance' && onlyMoved,
          beforeClosing: query.view === 'income',
          proof: false,
        }),
      );
      const named = {
        t,
        month: monthName({ no: 1, to: data.to }),
        yearBefore: monthName({ no: 1, to: addMonths(data.to, -12) }),
      };
      const make = { balance: trialBalanceSheet, income: incomeSheet, sheet: balanceSheetSheet }[query.view];
      return { ...data, sheet: make(data, named) };
    }
  }
}

interface Paper {
  readonly language: Language;
  readonly under: string;
}

const figureWidth = 76;
const firstWidth = 58;
/** More columns than this are printed on a sheet that lies on its side. */
const uprightColumns = 5;

function draw(pdf: PDFKit.PDFDocument, sheet: Sheet, { language, under }: Paper): void {
  const isWide = sheet.columns.length > uprightColumns;
  const width = (isWide ? 841.89 : 595.28) - 2 * page.margin;
  const foot = (isWide ? 595.28 : 841.89) - page.margin;
  const places = placesOf(sheet, width);
  const numbers = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  let y = 0;
  const row = (style: Style, cells: readonly (string | number | null)[]) => {
    const heights = cells.map((cell, at) => {
      const said =
        typeof cell === 'number' ? numbers.format(cell === 0 ? 0 : cell).replace('\u2212', '-') : (cell ?? '');
      return said === '' ? 0 : write(pdf, style, said, { ...places[at]!, y });
    });
    y += Math.max(12, ...heights) + 2;
  };
  const begin = () => {
    pdf.addPage(isWide ? { size: 'A4', layout: 'landscape', margin: page.margin } : undefined);
    y = page.margin;
  };
  const columnHeads = () => {
    row(
      'label',
      sheet.columns.map(({ title }) => title),
    );
    rule(pdf, y - 1, width);
  };
  begin();
  y += write(pdf, 'title', sheet.title, { x: page.margin, y, width });
  y += write(pdf, 'text', under, { x: page.margin, y: y + 2, width }) + 12;
  columnHeads();
  sheet.rows.forEach((each, at) => {
    if (y + 32 > foot) {
      begin();
      columnHeads();
    }
    if (each.group !== '' && each.group !== sheet.rows[at - 1]?.group)
      y += write(pdf, 'heading', each.group, { x: page.margin, y: y + 6, width }) + 9;
    if (each.isTotal) rule(pdf, y - 2, width);
    row(each.isTotal ? 'strong' : 'text', each.cells);
  });
}

/** Where each column stands: amounts at the right, what is left goes to the second, which is a name. */
function placesOf({ columns }: Sheet, width: number) {
  const widths = columns.map<number>(({ isAmount }, at) => (isAmount ? figureWidth : at === 0 ? firstWidth : 0));
  const texts = widths.filter((each) => each === 0).length;
  const left = width - widths.reduce((sum, each) => sum + each, 0);
  let x: number = page.margin;
  return columns.map(({ isAmount }, at) => {
    const room = widths[at] || left / texts;
    const place = { x, width: room - 6, align: isAmount ? ('right' as const) : ('left' as const) };
    x += room;
    return place;
  });
}

function rule(pdf: PDFKit.PDFDocument, y: number, width: number): void {
  pdf
    .moveTo(page.margin, y)
    .lineTo(page.margin + width, y)
    .lineWidth(0.5)
    .strokeColor(page.line)
    .stroke();
}
