import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import type { IncomeByCentre } from '#modules/money/ledger/report-contract.ts';
import { leftOfBudget } from '#modules/money/ledger/sheets.ts';
import { centresRead } from '../calls.ts';
import { summaryUrl } from '../paths.ts';
import { useAmount } from '../words.ts';
import { figure, head, headFigure } from './AccountRow.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import type { Summary } from './use-summary.ts';

/** The income statement by profit centre, each leading to its own statement, beside its budget. */
export function CentresView({ summary }: { readonly summary: Summary }): ReactNode {
  const { companyId, month, months } = summary;
  const query = useQuery({
    ...centresRead({ companyId, ...(month && { periodId: month.id }) }),
    enabled: month !== undefined,
  });
  return (
    <RecordGate query={{ ...query, error: months.error ?? query.error }} skeleton={<RowsSkeleton />}>
      {(data) => <Centres summary={summary} data={data} />}
    </RecordGate>
  );
}

interface CentresProps {
  readonly summary: Summary;
  readonly data: IncomeByCentre;
}

const wide = 'max-lg:hidden';

function Centres({ summary, data }: CentresProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const { span } = summary;
  const hasBudget = data.rows.some(({ budget }) => budget);
  if (data.rows.length === 0)
    return <PlainPage isPart icon={SearchX} title={t('noResults')} text={t('noResultsHint')} />;
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('view_centres')}</caption>
        <thead className={head}>
          <tr className="h-8 text-sm text-muted *:border-b *:border-line">
            <th scope="col" className="pl-(--list-edge) text-left font-normal max-md:hidden">
              {t('number')}
            </th>
            <th scope="col" className="px-2 text-left font-normal max-md:pl-(--list-edge)">
              {t('centre')}
            </th>
            {[t('class_income'), t('class_cost')].map((title) => (
              <th key={title} scope="col" className={clsx(headFigure, wide)}>
                {title}
              </th>
            ))}
            <th scope="col" className={clsx(headFigure, 'max-md:hidden')}>
              {t('grossResult')}
            </th>
            <th scope="col" className={clsx(headFigure, wide)}>
              {t('class_expense')}
            </th>
            <th scope="col" className={clsx(headFigure, hasBudget && 'max-md:pr-(--list-edge)')}>
              {t('result')}
            </th>
            {hasBudget &&
              [t('budget'), t('budgetLeft')].map((title) => (
                <th key={title} scope="col" className={clsx(headFigure, 'max-md:hidden')}>
                  {title}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <CentreRow key={row.centreId} summary={summary} row={row} hasBudget={hasBudget} />
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 bg-canvas">
          <tr className="h-10 font-semibold *:border-t-2 *:border-b *:border-ink/70">
            <th scope="row" className="pl-(--list-edge) text-left max-md:hidden">
              {t('sum')}
            </th>
            <td className="px-2 max-md:pl-(--list-edge)">
              <span className="md:sr-only">{t('sum')}</span>
            </td>
            <Figures of={data.sum[span]} hasBudget={hasBudget} />
            {hasBudget && (
              <td colSpan={2} className={clsx(figure, 'max-md:hidden')}>
                {'\u00a0'}
              </td>
            )}
          </tr>
        </tfoot>
      </table>
      <p className="list-edge py-2 text-sm text-muted">
        {[t('beforeClosingNote'), hasBudget && t('budgetNote')].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

interface CentreRowProps {
  readonly summary: Summary;
  readonly row: IncomeByCentre['rows'][number];
  readonly hasBudget: boolean;
}

function CentreRow({ summary: { search, span }, row, hasBudget }: CentreRowProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const amount = useAmount();
  const left = leftOfBudget(row, span);
  return (
    <tr className="h-8.5 text-sm *:border-b *:border-line hover:bg-sunken/60 pointer-coarse:h-12">
      <td className="pl-(--list-edge) whitespace-nowrap text-muted max-md:hidden">{row.code}</td>
      <th
        scope="row"
        className="w-full max-w-0 truncate px-2 text-left font-medium max-md:pl-(--list-edge)"
        title={row.name}
      >
        {row.centreId ? (
          <Link
            {...linkTo(summaryUrl({ ...search, view: 'income', centre: row.centreId }))}
            data-row-link
            className="hover:underline"
          >
            {row.name}
          </Link>
        ) : (
          t('noCentre')
        )}
      </th>
      <Figures of={row[span]} hasBudget={hasBudget} />
      {hasBudget && (
        <>
          <td className={clsx(figure, 'text-muted max-md:hidden')}>{row.budget ? amount(row.budget[span]) : ''}</td>
          <td className={clsx(figure, 'max-md:hidden', left !== null && left < 0 && 'text-danger')}>
            {left === null ? '' : amount(left)}
          </td>
        </>
      )}
    </tr>
  );
}

interface FiguresProps {
  readonly of: IncomeByCentre['sum']['month'];
  readonly hasBudget: boolean;
}

function Figures({ of, hasBudget }: FiguresProps): ReactNode {
  const amount = useAmount();
  return (
    <>
      <td className={clsx(figure, wide)}>{amount(of.income)}</td>
      <td className={clsx(figure, wide)}>{amount(of.cost)}</td>
      <td className={clsx(figure, 'max-md:hidden')}>{amount(of.gross)}</td>
      <td className={clsx(figure, wide)}>{amount(of.expense)}</td>
      <td className={clsx(figure, 'font-semibold', hasBudget && 'max-md:pr-(--list-edge)')}>{amount(of.result)}</td>
    </>
  );
}
