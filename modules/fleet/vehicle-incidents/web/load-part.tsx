import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { possible } from '#platform/web/record/decisions.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { incidentDeskTexts } from '../messages/desk/index.ts';
import { IncidentBadge } from './badges.tsx';
import { incidentsOf, useMay } from './calls.ts';
import { incidentOfLoadPath, incidentPath } from './paths.ts';

/** The incidents of a load, on its page, and the way to report one. */
export const incidentPart: LoadPart = {
  useTab(load) {
    const t = useTexts(incidentDeskTexts);
    return {
      tab: 'trip',
      id: 'incidents',
      title: t('loadIncidents'),
      isShown: useMay('getVehicleIncidents'),
      content: <LoadIncidents loadId={load.id} />,
    };
  },
  useDecisions(load) {
    const t = useTexts(incidentDeskTexts);
    return possible([
      {
        event: 'incident',
        may: useMay('postVehicleIncident'),
        isPossible: load.vehicleId !== null,
        place: 'menu',
        icon: TriangleAlert,
        title: t('reportOfLoad'),
        does: { path: incidentOfLoadPath(load) },
      },
    ]);
  },
};

function LoadIncidents({ loadId }: { readonly loadId: string }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  return (
    <RecordGate query={useQuery(incidentsOf(loadId))} skeleton={<ReviewSkeleton />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="text-muted">{t('noneOfLoad')}</p>
        ) : (
          <ul className="card divide-y divide-line">
            {rows.map((row) => (
              <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
                <span className="min-w-0 flex-1">
                  <Link {...linkTo(incidentPath(row.id))} className="font-medium underline">
                    {row.eventNo}
                  </Link>
                  <span className="block text-sm text-muted">
                    {[t(`kind_${row.kind}`), row.summary, formats.moment(row.occurredAt)].join(' · ')}
                  </span>
                </span>
                <IncidentBadge state={row.status} />
              </li>
            ))}
          </ul>
        )
      }
    </RecordGate>
  );
}
