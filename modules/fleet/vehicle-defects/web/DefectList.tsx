import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { OutputOf } from '#platform/operation.ts';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { defectService } from '../contract.ts';
import { defectDeskTexts } from '../messages/desk/index.ts';
import { defectWords } from '../messages/words/index.ts';
import { defectChips, defectLife, severities } from '../status.ts';
import { defects, defectsNoun, useMay } from './calls.ts';
import { defectPath } from './paths.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { defectTone, severityTones } from './tones.ts';

type DefectLine = OutputOf<(typeof defectService)['operations']['getVehicleDefects']>['rows'][number];
const defectColumns = columnsOf<DefectLine, 'foundAt' | 'defectNo'>();
const unitSource = masterChoices(vehicleDesk);

/** `/vehicleDefects`: what is not in order with vehicles and trailers, and how far its repair is. */
export function DefectList(): ReactNode {
  const t = useTexts(defectDeskTexts);
  const w = useTexts(defectWords);
  const mayReport = useMay('postVehicleDefect');
  return (
    <ListScreen
      id={defectsNoun}
      title={t('title')}
      channel={defectsNoun}
      load={defects.getVehicleDefects}
      columns={useDefectColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => defectPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'chip', options: titled(t, 'chip_', defectChips) }}
      filters={[
        { id: 'unitId', kind: 'searched', title: t('unit'), from: unitSource },
        { id: 'severity', kind: 'many', title: t('severity'), options: titled(w, 'severity_', severities) },
        { id: 'state', kind: 'many', title: t('state'), options: titled(w, 'defect_', defectLife.states) },
      ]}
      emptyHint={t('empty')}
      actions={
        mayReport && (
          <DialogButton icon={Plus} title={t('report')} className="btn btn-p" hash="new">
            {(close) => <ReportDialog onClose={close} />}
          </DialogButton>
        )
      }
    />
  );
}

function useDefectColumns() {
  const [what, origin] = [useWhatColumns(), useOriginColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(origin)], [what, origin]);
}

function useWhatColumns() {
  const t = useTexts(defectDeskTexts);
  const w = useTexts(defectWords);
  return useMemo(
    () =>
      defectColumns({
        defectNo: { title: t('number'), sort: 'defectNo', card: 'meta', cell: (row) => row.defectNo },
        registrationNumber: { title: t('unit'), card: 'subtitle', cell: (row) => row.registrationNumber },
        name: { title: t('what'), card: 'title', cell: (row) => row.name },
        severity: {
          title: t('severity'),
          card: 'meta',
          cell: (row) => <StatusBadge tone={severityTones[row.severity]}>{w(`severity_${row.severity}`)}</StatusBadge>,
          value: (row) => w(`severity_${row.severity}`),
        },
        state: {
          title: t('state'),
          card: 'badge',
          cell: (row) => <StatusBadge tone={defectTone(row.state)}>{w(`defect_${row.state}`)}</StatusBadge>,
          value: (row) => w(`defect_${row.state}`),
        },
        note: { title: t('note'), hiddenByDefault: 'narrow', cell: (row) => row.note },
      }),
    [t, w],
  );
}

function useOriginColumns() {
  const t = useTexts(defectDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      defectColumns({
        foundAt: {
          title: t('foundAt'),
          sort: 'foundAt',
          card: 'meta',
          cell: (row) => <span title={formats.moment(row.foundAt)}>{formats.shortMoment(row.foundAt)}</span>,
          value: (row) => new Date(row.foundAt),
        },
        foundBy: { title: t('foundBy'), hiddenByDefault: true, cell: (row) => row.foundBy },
        timesFound: {
          title: t('timesFound'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => row.timesFound,
          value: (row) => row.timesFound,
        },
        inspectionNo: { title: t('inspection'), hiddenByDefault: 'narrow', cell: (row) => row.inspectionNo },
        orderNumber: { title: t('order'), cell: (row) => row.orderNumber },
        deferredUntil: {
          title: t('deferredUntil'),
          hiddenByDefault: 'narrow',
          cell: (row) =>
            row.deferredUntil && (
              <span className={row.isOverdue ? 'text-warn' : ''} title={row.isOverdue ? t('overdue') : undefined}>
                {formats.date(row.deferredUntil)}
              </span>
            ),
          value: (row) => row.deferredUntil ?? '',
        },
      }),
    [t, formats],
  );
}
