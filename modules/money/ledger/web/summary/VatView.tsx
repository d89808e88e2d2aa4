import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { CircleCheck, CircleX, SearchX } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { formatDate } from '#platform/dates.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { monthKey } from '#modules/money/posting-periods/web/desk.ts';
import type { VatBox } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import type { VatReport } from '#modules/money/ledger/report-contract.ts';
import { rateName, vatDifference } from '#modules/money/ledger/sheets.ts';
import { useMay, vatRead } from '../calls.ts';
import { historyUrl, vatKey } from '../paths.ts';
import { useAmount } from '../words.ts';
import { ClassHead, figure, head, headFigure } from './AccountRow.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import type { Summary } from './use-summary.ts';

/** What a month of the report is called: `Nov 2026`; the thirteenth period by its day. */
export function useVatMonth(): (row: { readonly no: number; readonly to: string }) => string {
  const language = useLanguage();
  return ({ no, to }) => (no > 12 ? formatDate(to, language) : formatDate(to, language).slice(3));
}

/** VAT by rate and month; each figure opens its lines, and the sums equal what the VAT accounts have moved. */
export function VatView({ summary }: { readonly summary: Summary }): ReactNode {
  const { companyId, month, months, vatMonths } = summary;
  const query = useQuery({
    ...vatRead({ companyId, ...(month && { periodId: month.id }), months: vatMonths }),
    enabled: month !== undefined,
  });
  return (
    <RecordGate query={{ ...query, error: months.error ?? query.error }} skeleton={<RowsSkeleton />}>
      {(data) => <Report summary={summary} data={data} />}
    </RecordGate>
  );
}

interface ReportProps {
  readonly summary: Summary;
  readonly data: VatReport;
}

function Report({ summary, data }: ReportProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const amount = useAmount();
  if (data.rows.length === 0) return <PlainPage isPart icon={SearchX} title={t('noVat')} text={t('noVatHint')} />;
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('view_vat')}</caption>
        <thead className={head}>
          <tr className="h-8 text-sm text-muted *:border-b *:border-line">
            <th scope="col" className="pl-(--list-edge) text-left font-normal">
              {t('month')}
            </th>
            <th scope="col" className="px-2 text-left font-normal">
              {t('vatKind')}
            </th>
            <th scope="col" className={headFigure}>
              {t('vatBase')}
            </th>
            <th scope="col" className={headFigure}>
              {t('vatTax')}
            </th>
          </tr>
        </thead>
        {data.totals.map((total) => (
          <tbody key={total.direction}>
            <ClassHead title={t(`direction_${total.direction}`)} columns={4} />
            {data.rows
              .filter(({ direction }) => direction === total.direction)
              .map((row) => (
                <RateRow key={`${row.periodId} ${row.code}`} summary={summary} row={row} />
              ))}
            <tr className="h-9 font-semibold *:border-b *:border-line-strong">
              <th scope="row" colSpan={2} className="pr-2 pl-(--list-edge) text-left">
                {total.accountNumber} {total.accountName}
                <Agreement total={total} />
              </th>
              <td className={figure}>{amount(total.base)}</td>
              <td className={figure}>{amount(total.vat)}</td>
            </tr>
          </tbody>
        ))}
        <tfoot className="sticky bottom-0 bg-canvas">
          <tr className="h-10 font-semibold *:border-t-2 *:border-b *:border-ink/70">
            <th scope="row" colSpan={3} className="pr-2 pl-(--list-edge) text-left">
              {t(data.due < 0 ? 'vatClaim' : 'vatDue')}
            </th>
            <td className={figure}>{amount(Math.abs(data.due))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface RateRowProps {
  readonly summary: Summary;
  readonly row: VatReport['rows'][number];
}

function RateRow({ summary, row }: RateRowProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const monthName = useVatMonth();
  const rate = rateName(row.code, t);
  return (
    <tr className="h-8.5 text-sm *:border-b *:border-line hover:bg-sunken/60 pointer-coarse:h-12">
      <td className="pl-(--list-edge) whitespace-nowrap text-muted">{monthName(row)}</td>
      <th scope="row" className="w-full max-w-0 truncate px-2 text-left font-medium" title={rate}>
        {rate}
      </th>
      {(['base', 'tax'] as const).map((part) => (
        <Fragment key={part}>
          <td className={figure}>
            <Figure
              summary={summary}
              row={row}
              part={part}
              label={t('vatLines', { figure: `${rate}, ${t(part === 'base' ? 'vatBase' : 'vatTax')}` })}
            />
          </td>
        </Fragment>
      ))}
    </tr>
  );
}

interface FigureProps extends RateRowProps {
  readonly part: VatBox['part'];
  readonly label: string;
}

/** An amount that opens the lines behind it. */
function Figure({ summary: { search }, row, part, label }: FigureProps): ReactNode {
  const amount = useAmount();
  const mayLines = useMay('getAccountTransactions');
  const value = part === 'base' ? row.base : row.vat;
  if (value === 0) return part === 'tax' ? amount(0) : '';
  if (!mayLines) return amount(value);
  const { direction, code } = row;
  const url = historyUrl({ company: search.company, month: monthKey(row), vat: vatKey({ direction, code, part }) });
  return (
    <Link
      {...linkTo(url)}
      aria-label={`${label}: ${amount(value)}`}
      className="text-brand underline decoration-brand/35 underline-offset-3"
    >
      {amount(value)}
    </Link>
  );
}

function Agreement({ total }: { readonly total: VatReport['totals'][number] }): ReactNode {
  const t = useTexts(ledgerTexts);
  const formats = useFormats();
  const difference = vatDifference(total);
  const Icon = difference === 0 ? CircleCheck : CircleX;
  const account = total.accountNumber;
  const said =
    difference === 0
      ? t('vatAgrees', { account })
      : t('vatDiffers', { account, amount: formats.money(Math.abs(difference)) });
  return (
    <span
      className={clsx(
        'ml-3 inline-flex items-center gap-1.5 font-normal',
        difference === 0 ? 'text-ok' : 'text-danger',
      )}
    >
      <Icon size={15} aria-hidden="true" className="flex-none" />
      <span className="max-md:sr-only">{said}</span>
    </span>
  );
}
