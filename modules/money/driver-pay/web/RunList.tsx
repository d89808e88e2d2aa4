import { type ReactNode, useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { payRunSorts, PayRunRow } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { payRunLife } from '../status.ts';
import { pay, payNoun, useMay } from './calls.ts';
import { newPayRunPath, payRunPath } from './paths.ts';
import { RunBadge } from './words.tsx';

const runColumns = columnsOf<PayRunRow, (typeof payRunSorts)[number]>();

/** `/driverpay`: runs of drivers' pay. */
export function RunList(): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const mayAdd = useMay('postDriverPay');
  return (
    <ListScreen
      id="driverPay"
      title={t('title')}
      channel={payNoun}
      load={pay.getDriverPay}
      columns={useRunColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => payRunPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', payRunLife.states) }}
      newPath={mayAdd ? newPayRunPath : undefined}
      newTitle={t('newRun')}
      emptyHint={t('empty')}
    />
  );
}

/** Which run, for which days, and what it comes to. */
function useRunColumns() {
  const [what, figures] = [useWhatColumns(), useFigureColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(figures)], [what, figures]);
}

function useWhatColumns() {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      runColumns({
        runNumber: { title: t('run'), sort: 'runNumber', card: 'title', cell: (row) => row.runNumber },
        status: {
          title: t('status'),
          card: 'badge',
          cell: (row) => <RunBadge of={row} />,
          value: (row) => t(`status_${row.status}`),
        },
        periodFrom: {
          title: t('periodFrom'),
          card: 'meta',
          cell: (row) => formats.date(row.periodFrom),
          value: (row) => row.periodFrom,
        },
        periodTo: {
          title: t('periodTo'),
          sort: 'periodTo',
          card: 'meta',
          cell: (row) => formats.date(row.periodTo),
          value: (row) => row.periodTo,
        },
        payDay: { title: t('payDay'), cell: (row) => formats.date(row.payDay), value: (row) => row.payDay },
      }),
    [t, formats],
  );
}

function useFigureColumns() {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      runColumns({
        drivers: {
          title: t('drivers'),
          align: 'right',
          cell: (row) => String(row.drivers),
          value: (row) => row.drivers,
        },
        trips: { title: t('trips'), align: 'right', cell: (row) => String(row.trips), value: (row) => row.trips },
        total: {
          title: t('total'),
          align: 'right',
          card: 'subtitle',
          cell: (row) => formats.wholeMoney(row.total),
          value: (row) => row.total,
        },
        companyName: { title: t('company'), hiddenByDefault: true, cell: (row) => row.companyName },
        decidedBy: { title: t('decidedBy'), hiddenByDefault: 'narrow', cell: (row) => row.decidedBy },
        updatedAt: {
          title: t('changed'),
          sort: 'updatedAt',
          hiddenByDefault: true,
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      }),
    [t, formats],
  );
}
