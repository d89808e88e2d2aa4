import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { checklistTexts } from '../messages/checklist/index.ts';
import { inspectionDeskTexts } from '../messages/desk/index.ts';
import { inspectionChips, inspectionOutcomes } from '../status.ts';
import { kilogramsText } from '../words.ts';
import { OutcomeBadge } from './badges.tsx';
import { type InspectionLine, inspections, inspectionsNoun } from './calls.ts';
import { inspectionPath } from './paths.ts';

const inspectionColumns = columnsOf<InspectionLine, 'inspectedAt' | 'eventNo'>();

export function vehiclesOf(
  row: Pick<InspectionLine, 'registrationNumber' | 'trailer1RegNumber' | 'trailer2RegNumber'>,
) {
  return [row.registrationNumber, row.trailer1RegNumber, row.trailer2RegNumber].filter(Boolean).join(' + ');
}

function useInspectionColumns() {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      Object.values(
        inspectionColumns({
          eventNo: { title: t('number'), sort: 'eventNo', card: 'title', cell: (row) => row.eventNo },
          outcome: {
            title: t('outcome'),
            card: 'badge',
            cell: (row) => <OutcomeBadge of={row} />,
            value: (row) => c(`outcome_${row.decision === 'ALLOWED' ? 'ALLOWED' : row.outcome}`),
          },
          loadNumber: { title: t('load'), card: 'subtitle', cell: (row) => row.loadNumber },
          route: {
            title: t('route'),
            card: 'meta',
            cell: (row) => [row.origin, row.destination].filter(Boolean).join(' → '),
          },
          vehicles: { title: t('vehicles'), card: 'meta', cell: vehiclesOf },
          massSlipKg: {
            title: t('slip'),
            align: 'right',
            cell: (row) => (row.massSlipKg === null ? '' : kilogramsText(row.massSlipKg)),
            value: (row) => row.massSlipKg ?? '',
          },
          findingCount: {
            title: t('findings'),
            align: 'right',
            cell: (row) => (row.findingCount === 0 ? '' : row.findingCount),
            value: (row) => row.findingCount,
          },
          signedBy: { title: t('inspector'), cell: (row) => row.signedBy },
          source: { title: t('from'), hiddenByDefault: 'narrow', cell: (row) => t(`source_${row.source}`) },
          inspectedAt: {
            title: t('inspectedAt'),
            sort: 'inspectedAt',
            card: 'meta',
            cell: (row) => <span title={formats.moment(row.inspectedAt)}>{formats.shortMoment(row.inspectedAt)}</span>,
            value: (row) => row.inspectedAt,
          },
          driverName: { title: t('driver'), hiddenByDefault: true, cell: (row) => row.driverName },
          supplierName: { title: t('supplier'), hiddenByDefault: true, cell: (row) => row.supplierName },
        }),
      ),
    [t, c, formats],
  );
}

/** `/loadInspection`: what was inspected before it left, and what waits for a decision. */
export function InspectionList(): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  return (
    <ListScreen
      id="loadInspections"
      title={t('inspections')}
      channel={inspectionsNoun}
      load={inspections.getLoadInspections}
      columns={useInspectionColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => inspectionPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'chip', options: titled(t, 'chip_', inspectionChips) }}
      filters={[
        {
          id: 'outcome',
          kind: 'many',
          title: t('outcome'),
          options: inspectionOutcomes.map((value) => ({ value, title: c(`outcome_${value}`) })),
        },
      ]}
      emptyHint={t('empty')}
    />
  );
}
