import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useTexts } from '#platform/web/texts.ts';
import { driverDesk } from '#modules/parties/drivers/web/desk.ts';
import type { payLineSorts, PayLineRow } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { lineComponents } from '../price-trip.ts';
import { pay, payNoun, runRead } from './calls.ts';
import { payRunPath } from './paths.ts';
import { useRateWord } from './words.tsx';

const lineColumns = columnsOf<PayLineRow, (typeof payLineSorts)[number]>();
const driverSource = masterChoices(driverDesk);
type Query = Omit<Parameters<typeof pay.getDriverPayLines>[0], 'runId'>;

/** `/driverpay/{id}/lines`: what every amount of a run is made of, to look through and to export. */
export function LineList({ params }: ScreenProps): ReactNode {
  const runId = params['id'] ?? '';
  const t = useTexts(driverPayDeskTexts);
  const { data: run } = useQuery(runRead(runId));
  const columns = useLineColumns();
  const load = useMemo(
    () => (query: Query, options?: Parameters<typeof pay.getDriverPayLines>[1]) =>
      pay.getDriverPayLines({ ...query, runId }, options),
    [runId],
  );
  return (
    <ListScreen
      id={`driverPayLines-${runId}`}
      title={run ? t('linesTitle', { number: run.runNumber }) : t('lines')}
      channel={payNoun}
      load={load}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => `/manageLoads/${row.loadId}?tab=driverPay`}
      searchIn={t('searchInLines')}
      filters={[
        { id: 'driverId', kind: 'searched', title: t('driver'), from: driverSource },
        { id: 'component', kind: 'many', title: t('component'), options: titled(t, 'component_', lineComponents) },
        { id: 'isDifference', kind: 'flag', title: t('onlyDifferences') },
      ]}
      actions={
        <Link to={payRunPath(runId)} className="btn btn-s">
          {t('toRun')}
        </Link>
      }
      emptyHint={t('noLines')}
    />
  );
}

function useLineColumns() {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const rateWord = useRateWord();
  return useMemo(() => {
    const isCounted = ({ component }: PayLineRow) => component !== 'minimum' && component !== 'coDriver';
    return Object.values(
      lineColumns({
        loadNumber: { title: t('load'), card: 'title', cell: (row) => row.loadNumber },
        day: {
          title: t('day'),
          sort: 'day',
          card: 'meta',
          cell: (row) => formats.date(row.day),
          value: (row) => row.day,
        },
        driverName: { title: t('driver'), card: 'subtitle', cell: (row) => row.driverName },
        employeeNo: { title: t('employeeNo'), hiddenByDefault: true, cell: (row) => row.employeeNo },
        route: {
          title: t('route'),
          hiddenByDefault: 'narrow',
          cell: (row) => [row.origin, row.destination].filter(Boolean).join(' → '),
        },
        component: { title: t('component'), card: 'meta', cell: (row) => t(`component_${row.component}`) },
        units: {
          title: t('units'),
          align: 'right',
          cell: (row) => (isCounted(row) ? formatDecimal(language, row.units, { decimals: 3 }) : ''),
          value: (row) => row.units,
        },
        rate: {
          title: t('rate'),
          align: 'right',
          cell: (row) => (isCounted(row) ? rateWord(row.rate) : ''),
          value: (row) => row.rate,
        },
        rateCode: { title: t('rateCode'), hiddenByDefault: true, cell: (row) => row.rateCode },
        amount: {
          title: t('amount'),
          align: 'right',
          card: 'badge',
          cell: (row) => formats.money(row.amount),
          value: (row) => row.amount,
        },
        isDifference: {
          title: t('difference'),
          hiddenByDefault: 'narrow',
          cell: (row) => (row.isDifference ? t('yes') : ''),
        },
      }),
    );
  }, [t, formats, language, rateWord]);
}
