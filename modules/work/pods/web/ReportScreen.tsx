import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import type { podSortColumns } from '../contract.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { ageIds } from '../rules.ts';
import { podTabs, tabStates, podLife } from '../status.ts';
import { PodBadge, PodTrouble } from './badges.tsx';
import { type PodLine, type PodReport, pods, podsNoun, reportRead } from './calls.ts';
import { reportsPath, stagingPath } from './paths.ts';

const podColumns = columnsOf<PodLine, (typeof podSortColumns)[number]>();

/** `/reports`: loads by the status and age of their proofs. Each figure opens its rows, which can be exported. */
export function ReportScreen(): ReactNode {
  const t = useTexts(podDeskTexts);
  const { data: report } = useQuery(reportRead);
  return (
    <ListScreen
      id="podLoads"
      title={t('podLoads')}
      channel={podsNoun}
      load={pods.getPods}
      columns={useReportColumns()}
      rowId={(row) => row.id}
      rowPath={pathOf}
      searchIn={t('search')}
      summary={report && <Figures report={report} />}
      filters={[
        { id: 'status', kind: 'many', title: t('status'), options: titled(t, 'status_', podLife.sets.reported) },
        { id: 'age', kind: 'one', title: t('age'), options: titled(t, 'days_', ageIds) },
        { id: 'supplierId', kind: 'searched', title: t('supplier'), from: supplierSource },
        { id: 'isOwnFleet', kind: 'flag', title: t('ownFleet') },
      ]}
      emptyHint={t('emptyTab')}
    />
  );
}

/** Where a proof is worked on. */
function pathOf({ id, status }: PodLine): string {
  const tab = podTabs.find((each) => tabStates[each].includes(status)) ?? 'toReview';
  return `${stagingPath}?tab=${tab}&pod=${id}`;
}

/** Carriers that stand above the list before somebody asks for all of them. */
const firstCarriers = 6;

interface FiguresProps {
  readonly report: PodReport;
}

/** Status by age, and what carriers have not sent: figures that are links to their rows. A phone has room for the sums. */
function Figures({ report }: FiguresProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const [isWhole, setIsWhole] = useState(false);
  const figure = (count: number, filter: Readonly<Record<string, string>>) =>
    count === 0 ? (
      <span className="text-faint">0</span>
    ) : (
      <Link
        to={reportsPath}
        search={filter as never}
        className="text-brand hover:underline pointer-coarse:-my-1 pointer-coarse:inline-block pointer-coarse:min-w-11 pointer-coarse:py-3"
      >
        {count}
      </Link>
    );
  const table = (
    heading: string,
    rows: readonly (readonly [string, PodReport['carriers'][number]['ages'], number, Record<string, string>])[],
  ) => (
    <div className="min-w-0 overflow-x-auto max-md:w-full">
      <table className="text-sm tabular-nums max-md:w-full">
        <thead>
          <tr className="text-right text-muted">
            <th className="pr-6 text-left font-medium whitespace-nowrap">{heading}</th>
            {ageIds.map((age) => (
              <th key={age} className="px-2.5 font-normal whitespace-nowrap max-md:hidden">
                {t(`days_${age}`)}
              </th>
            ))}
            <th className="pl-2.5 font-normal">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ages, total, filter]) => (
            <tr key={name} className="text-right">
              <th className="max-w-60 truncate pr-6 text-left font-normal max-md:max-w-0 max-md:w-full" title={name}>
                {name}
              </th>
              {ageIds.map((age) => (
                <td key={age} className="px-2.5 max-md:hidden">
                  {figure(ages[age], { ...filter, age })}
                </td>
              ))}
              <td className="pl-2.5 font-medium">{figure(total, filter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <div className="flex flex-wrap gap-x-14 gap-y-4">
      {table(
        t('byStatus'),
        report.statuses.map(({ status, ages, total }) => [t(`status_${status}`), ages, total, { status }]),
      )}
      {report.carriers.length > 0 &&
        table(
          t('byCarrier'),
          report.carriers
            .slice(0, isWhole ? undefined : firstCarriers)
            .map(({ supplierId, supplierName, ages, total }) => [
              supplierName || t('ownFleet'),
              ages,
              total,
              { status: 'AWAITED,podRejected', ...(supplierId ? { supplierId } : { isOwnFleet: '1' }) },
            ]),
        )}
      {!isWhole && report.carriers.length > firstCarriers && (
        <button type="button" className="btn btn-l self-end" onClick={() => setIsWhole(true)}>
          {t('showMore')} ({report.carriers.length - firstCarriers})
        </button>
      )}
    </div>
  );
}

function useReportColumns() {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      Object.values(
        podColumns({
          loadNumber: { title: t('load'), card: 'title', cell: (row) => row.loadNumber || t('unknownLoad') },
          status: {
            title: t('status'),
            card: 'badge',
            cell: (row) => <PodBadge state={row.status} />,
            value: (row) => t(`status_${row.status}`),
          },
          age: {
            title: t('age'),
            sort: 'since',
            align: 'right',
            card: 'meta',
            cell: (row) => <span title={formats.moment(row.since)}>{t('ageDays', { count: row.ageDays })}</span>,
            value: (row) => row.ageDays,
          },
          customerName: { title: t('customer'), card: 'subtitle', cell: (row) => row.customerName ?? '' },
          supplierName: {
            title: t('supplier'),
            card: 'meta',
            cell: (row) => row.supplierName || (row.isOwnFleet ? t('ownFleet') : ''),
          },
          route: { title: t('route'), cell: (row) => [row.origin, row.destination].filter(Boolean).join(' → ') },
          reference: { title: t('reference'), hiddenByDefault: true, cell: (row) => row.reference },
          deliveredAt: {
            title: t('deliveredOn'),
            cell: (row) => formats.shortMoment(row.deliveredAt),
            value: (row) => row.deliveredAt ?? '',
          },
          trouble: {
            title: t('attention'),
            cell: (row) => <PodTrouble of={row} />,
            value: (row) => row.exceptions.map(({ kind, quantity }) => `${kind} ${quantity ?? ''}`).join(', '),
          },
          asked: {
            title: t('timesAsked'),
            align: 'right',
            hiddenByDefault: 'narrow',
            cell: (row) => (row.timesAsked === 0 ? '' : row.timesAsked),
            value: (row) => row.timesAsked,
          },
        }),
      ),
    [t, formats],
  );
}
