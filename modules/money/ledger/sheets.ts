import type { Translate } from '#platform/messages.ts';
import { type Cents, cents, centsOfWire, wireOf } from '#platform/money.ts';
import type { AccountBalance, AccountBalances } from './contract.ts';
import type { texts } from './messages/desk/en.ts';
import type { IncomeByCentre, NumberProof, VatReport } from './report-contract.ts';
import { balanceSheet, byClass, incomeStatement, type StatementGroup, type StatementLine } from './statements.ts';

/** A statement as a table: what the screen shows, and what every file of it says. Amounts are rand. */
export interface Sheet {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly isAmount: boolean }[];
  readonly rows: readonly SheetRow[];
}
export interface SheetRow {
  /** The head under which it stands; empty for a row of its own. */
  readonly group: string;
  readonly cells: readonly (string | number | null)[];
  readonly isTotal?: true;
}

type Words = Translate<typeof texts>;
interface Named {
  readonly t: Words;
  /** What the columns of the month and of the year before are called. */
  readonly month: string;
  readonly yearBefore: string;
}

const text = (title: string) => ({ title, isAmount: false });
const amount = (title: string) => ({ title, isAmount: true });

/** The trial balance with the signs of the books: what is below zero is a credit. */
export function trialBalanceSheet({ rows, sum }: AccountBalances, { t, yearBefore }: Named): Sheet {
  const figures = (of: Pick<AccountBalance, 'opening' | 'debit' | 'credit' | 'closing' | 'lastYear'>) => [
    of.opening,
    of.debit,
    of.credit,
    of.closing,
    of.lastYear,
  ];
  return {
    title: t('view_balance'),
    columns: [
      text(t('number')),
      text(t('account')),
      ...[t('opening'), t('debit'), t('credit'), t('closing'), yearBefore].map(amount),
    ],
    rows: [
      ...byClass(rows).flatMap((group) =>
        group.rows.map((row) => ({ group: t(`class_${group.class}`), cells: [row.number, row.name, ...figures(row)] })),
      ),
      { group: '', cells: ['', t('sum'), ...figures(sum)], isTotal: true },
    ],
  };
}

const lineFigures = ({ inMonth, toDate, lastYear }: StatementLine) => [inMonth, toDate, lastYear];

function groupRows(group: StatementGroup, t: Words): SheetRow[] {
  const title = t(`class_${group.class}`);
  if (group.lines.length === 0) return [];
  return [
    ...group.lines.map((line) => ({
      group: title,
      cells: [line.account?.number ?? '', line.account?.name ?? '', ...lineFigures(line)],
    })),
    {
      group: title,
      cells: ['', t('totalOf', { what: title.toLowerCase() }), ...lineFigures(group.total)],
      isTotal: true,
    },
  ];
}

const total = (title: string, line: StatementLine): SheetRow => ({
  group: '',
  cells: ['', title, ...lineFigures(line)],
  isTotal: true,
});

const statementColumns = ({ t, month, yearBefore }: Named, upTo: string) => [
  text(t('number')),
  text(t('account')),
  amount(month),
  amount(upTo),
  amount(yearBefore),
];

/** What came in, what it cost, and what is left. */
export function incomeSheet({ rows }: AccountBalances, named: Named): Sheet {
  const { t } = named;
  const { income, cost, expense, gross, result } = incomeStatement(rows);
  return {
    title: t('view_income'),
    columns: statementColumns(named, t('toDate')),
    rows: [
      ...groupRows(income, t),
      ...groupRows(cost, t),
      total(t('grossResult'), gross),
      ...groupRows(expense, t),
      total(t('result'), result),
    ],
  };
}

/** What is owned, and from where. */
export function balanceSheetSheet({ rows }: AccountBalances, named: Named): Sheet {
  const { t } = named;
  const sheet = balanceSheet(rows);
  return {
    title: t('view_sheet'),
    columns: statementColumns(named, t('closing')),
    rows: [
      ...groupRows(sheet.assets, t),
      ...groupRows(sheet.liabilities, t),
      ...groupRows(sheet.equity, t),
      total(t('resultOfYear'), sheet.result),
      total(t('liabilitiesAndEquity'), sheet.total),
    ],
  };
}

export type Span = 'month' | 'toDate';

/** What a centre may still spend; null where it has no budget. */
export function leftOfBudget({ budget, ...row }: IncomeByCentre['rows'][number], span: Span): number | null {
  if (!budget) return null;
  const spent = centsOfWire(row[span].cost) + centsOfWire(row[span].expense);
  return wireOf((centsOfWire(budget[span]) - spent) as Cents);
}

/** The income statement by profit centre; budgets only where there is one. */
export function centresSheet(data: IncomeByCentre, { t, span }: { readonly t: Words; readonly span: Span }): Sheet {
  const hasBudget = data.rows.some(({ budget }) => budget);
  const figures = (of: IncomeByCentre['sum']['month']) => [of.income, of.cost, of.gross, of.expense, of.result];
  return {
    title: t('view_centres'),
    columns: [
      text(t('number')),
      text(t('centre')),
      ...[t('class_income'), t('class_cost'), t('grossResult'), t('class_expense'), t('result')].map(amount),
      ...(hasBudget ? [amount(t('budget')), amount(t('budgetLeft'))] : []),
    ],
    rows: [
      ...data.rows.map((row) => ({
        group: '',
        cells: [
          row.code,
          row.centreId === null ? t('noCentre') : row.name,
          ...figures(row[span]),
          ...(hasBudget ? [row.budget?.[span] ?? null, leftOfBudget(row, span)] : []),
        ],
      })),
      {
        group: '',
        cells: ['', t('sum'), ...figures(data.sum[span]), ...(hasBudget ? [null, null] : [])],
        isTotal: true,
      },
    ],
  };
}

/** What a rate is called in the VAT report. */
export function rateName(code: VatReport['rows'][number]['code'], t: Words): string {
  return code === '' ? t('vat_none') : t(`vat_${code}`);
}

/** VAT by direction, month and rate, with what is to be paid. */
export function vatSheet(
  data: VatReport,
  { t, monthName }: { readonly t: Words; readonly monthName: (row: { no: number; to: string }) => string },
): Sheet {
  return {
    title: t('view_vat'),
    columns: [text(t('month')), text(t('vatKind')), amount(t('vatBase')), amount(t('vatTax'))],
    rows: [
      ...data.totals.flatMap((sum) => {
        const group = t(`direction_${sum.direction}`);
        return [
          ...data.rows
            .filter((row) => row.direction === sum.direction)
            .map((row) => ({ group, cells: [monthName(row), rateName(row.code, t), row.base, row.vat] })),
          {
            group,
            cells: ['', `${sum.accountNumber} ${sum.accountName}`, sum.base, sum.vat],
            isTotal: true as const,
          },
        ];
      }),
      { group: '', cells: ['', t(data.due < 0 ? 'vatClaim' : 'vatDue'), null, Math.abs(data.due)], isTotal: true },
    ],
  };
}

/** What the checks of the books have found. */
export function proofSheet({ checks }: NumberProof, { t }: { readonly t: Words }): Sheet {
  return {
    title: t('view_proof'),
    columns: [
      text(t('account')),
      text(t('check')),
      ...[t('proofBooks'), t('proofAgainst')].map(amount),
      text(t('proofCount')),
      text(t('proofState')),
    ],
    rows: checks.map(({ code, account, books, against, agrees, count, names }) => ({
      group: '',
      cells: [
        account,
        t(`check_${code}`),
        books,
        against,
        String(count),
        agrees ? t('proofAgrees') : [t('proofDiffers'), ...names].join(' '),
      ],
    })),
  };
}

/** A sheet as the rows of a file: the group is a column of its own where there are groups. */
export function tableOf({ columns, rows }: Sheet, groupTitle: string): (string | number | null)[][] {
  const hasGroups = rows.some(({ group }) => group !== '');
  return [
    [...(hasGroups ? [groupTitle] : []), ...columns.map(({ title }) => title)],
    ...rows.map(({ group, cells }) => [...(hasGroups ? [group] : []), ...cells]),
  ].map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll('\u00a0', ' ') : cell)));
}

/** Whether all checks of a proof agree. */
export function failedChecks({ checks }: NumberProof): number {
  return checks.filter(({ agrees }) => !agrees).length;
}

/** The amount by which a figure of the report and the movement of its account differ. */
export function vatDifference({ vat, movement }: VatReport['totals'][number]): number {
  return wireOf(cents(centsOfWire(movement) - centsOfWire(vat)));
}
