import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { is } from '#platform/machine.ts';
import { useFormats } from '#platform/web/formats.ts';
import { possible } from '#platform/web/record/decisions.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { execution } from '#modules/work/loads/status.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { checklistTexts } from '../messages/checklist/index.ts';
import { inspectionDeskTexts } from '../messages/desk/index.ts';
import { OutcomeBadge } from './badges.tsx';
import { type InspectionLine, inspectionsOf, startRead, useMay } from './calls.ts';
import { vehiclesOf } from './InspectionList.tsx';
import { inspectionPath, newInspectionPath } from './paths.ts';

/** The inspections of a load, on its page, and the way to a new one. */
export const inspectionPart: LoadPart = {
  useTab(load) {
    const t = useTexts(inspectionDeskTexts);
    const isShown = useMay('getLoadInspections');
    return {
      tab: 'papers',
      id: 'inspection',
      title: t('inspectionPart'),
      isShown,
      content: <LoadInspections loadId={load.id} />,
    };
  },
  useDecisions(load) {
    const t = useTexts(inspectionDeskTexts);
    return possible([
      {
        event: 'inspect',
        may: useMay('postLoadInspection'),
        isPossible: load.vehicleId !== null && is(execution, load.status, 'driven'),
        place: load.loadInspectionRequired ? 'bar' : 'menu',
        icon: ClipboardCheck,
        title: t('inspect'),
        does: { path: newInspectionPath(load.id) },
      },
    ]);
  },
};

/** What the load needs before it leaves, and what was inspected. */
function LoadInspections({ loadId }: { readonly loadId: string }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const { data: start } = useQuery(startRead(loadId));
  return (
    <RecordGate query={useQuery(inspectionsOf(loadId))} skeleton={<ReviewSkeleton />}>
      {({ rows }) => (
        <div className="space-y-3">
          {start && start.need !== 'notRequired' && (
            <p
              className={
                start.need === 'passed'
                  ? 'rounded-card bg-ok-soft p-3 text-ok'
                  : 'rounded-card bg-warn-soft p-3 text-warn'
              }
            >
              {t(`need_${start.need}`, { vehicles: vehiclesOf(start) || '–' })}
            </p>
          )}
          {rows.length === 0 && <p className="text-muted">{t('noneOfLoad')}</p>}
          {rows.length > 0 && (
            <ul className="card divide-y divide-line">
              {rows.map((row) => (
                <Line key={row.id} row={row} />
              ))}
            </ul>
          )}
        </div>
      )}
    </RecordGate>
  );
}

function Line({ row }: { readonly row: InspectionLine }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  const formats = useFormats();
  const facts = [
    vehiclesOf(row),
    row.signedBy,
    formats.moment(row.inspectedAt),
    row.findingCount > 0 && t('findingCount', { count: row.findingCount }),
    !row.isOfPresentVehicles && t('notTheseVehicles'),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="min-w-0 flex-1">
        <Link
          {...linkTo(inspectionPath(row.id))}
          className="font-medium underline"
          aria-label={`${row.eventNo}, ${c(`outcome_${row.outcome}`)}`}
        >
          {row.eventNo}
        </Link>
        <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <OutcomeBadge of={row} />
    </li>
  );
}
