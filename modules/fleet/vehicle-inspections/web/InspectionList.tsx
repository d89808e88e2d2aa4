import { ClipboardPlus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { OutputOf } from '#platform/operation.ts';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { vehicleInspectionService } from '../contract.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { inspectionChips, inspectionKinds } from '../status.ts';
import { StateBadge } from './badges.tsx';
import { inspections, inspectionsNoun, useMay } from './calls.ts';
import { NewInspectionDialog } from './NewInspectionDialog.tsx';
import { inspectionPath } from './paths.ts';

type InspectionLine = OutputOf<
  (typeof vehicleInspectionService)['operations']['getVehicleInspections']
>['rows'][number];
const inspectionColumns = columnsOf<InspectionLine, 'createdAt' | 'eventNo'>();
const vehicleSource = masterChoices(vehicleDesk);

/** What was inspected together: the vehicle and what it pulls. */
export function combinationOf(
  row: Pick<InspectionLine, 'registrationNumber' | 'trailer1RegNumber' | 'trailer2RegNumber'>,
): string {
  return [row.registrationNumber, row.trailer1RegNumber, row.trailer2RegNumber].filter(Boolean).join(' + ');
}

/** `/vehicleInspection`: what was inspected, by whom, and with what result. */
export function InspectionList(): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const mayOpen = useMay('postVehicleInspection');
  return (
    <ListScreen
      id={inspectionsNoun}
      title={t('title')}
      channel={inspectionsNoun}
      load={inspections.getVehicleInspections}
      columns={useColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => inspectionPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'chip', options: titled(t, 'chip_', inspectionChips) }}
      filters={[
        { id: 'vehicleId', kind: 'searched', title: t('vehicle'), from: vehicleSource },
        { id: 'kind', kind: 'many', title: t('kind'), options: titled(t, 'kind_', inspectionKinds) },
      ]}
      emptyHint={t('empty')}
      actions={
        mayOpen && (
          <DialogButton icon={ClipboardPlus} title={t('newInspection')} className="btn btn-p" hash="new">
            {(close) => <NewInspectionDialog onClose={close} />}
          </DialogButton>
        )
      }
    />
  );
}

function useColumns() {
  const [what, when] = [useWhatColumns(), useWhenColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(when)], [what, when]);
}

function useWhatColumns() {
  const t = useTexts(vehicleInspectionDeskTexts);
  return useMemo(
    () =>
      inspectionColumns({
        eventNo: { title: t('number'), sort: 'eventNo', card: 'title', cell: (row) => row.eventNo },
        state: {
          title: t('state'),
          card: 'badge',
          cell: (row) => <StateBadge state={row.state} />,
          value: (row) => t(`state_${row.state}`),
        },
        registrationNumber: { title: t('units'), card: 'subtitle', cell: combinationOf },
        kind: { title: t('kind'), card: 'meta', cell: (row) => t(`kind_${row.kind}`) },
        driverName: { title: t('driver'), card: 'meta', cell: (row) => row.driverName || row.signedBy },
        answeredCount: {
          title: t('answered'),
          align: 'right',
          hiddenByDefault: 'narrow',
          cell: (row) => t('answeredOf', { answered: row.answeredCount, asked: row.askedCount }),
          value: (row) => row.answeredCount,
        },
        failedCount: {
          title: t('failed'),
          align: 'right',
          cell: (row) => (row.failedCount === 0 ? '' : row.failedCount),
          value: (row) => row.failedCount,
        },
      }),
    [t],
  );
}

function useWhenColumns() {
  const t = useTexts(vehicleInspectionDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      inspectionColumns({
        dueOn: {
          title: t('dueOn'),
          card: 'meta',
          cell: (row) => formats.date(row.dueOn),
          value: (row) => row.dueOn,
        },
        finishedAt: {
          title: t('finishedAt'),
          hiddenByDefault: 'narrow',
          cell: (row) => (row.finishedAt ? formats.shortMoment(row.finishedAt) : ''),
          value: (row) => row.finishedAt ?? '',
        },
        createdAt: {
          title: t('createdAt'),
          sort: 'createdAt',
          hiddenByDefault: 'narrow',
          cell: (row) => formats.shortMoment(row.createdAt),
          value: (row) => new Date(row.createdAt),
        },
        isTooFast: {
          title: t('tooFast'),
          hiddenByDefault: true,
          cell: (row) => (row.isTooFast ? t('tooFast') : ''),
          value: (row) => row.isTooFast,
        },
      }),
    [t, formats],
  );
}
