import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { possible } from '#platform/web/record/decisions.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Load, LoadPart } from '#modules/work/loads/web/index.ts';
import { incidentDeskTexts } from '../messages/desk/index.ts';
import { IncidentBadge } from './badges.tsx';
import { incidentsOf, useMay } from './calls.ts';
import { incidentOfLoadPath, incidentPath } from './paths.ts';

/** The incidents of a load, on its page, and the way to report one. */
export const incidentPart: LoadPart = {
  cards: [{ place: 5, Card: LoadIncidents }],
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

/** Beside the trip: why it is late, if an incident is why. Nothing where there was none. */
function LoadIncidents({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  const { data } = useQuery({ ...incidentsOf(load.id), enabled: useMay('getVehicleIncidents') });
  if (!data || data.rows.length === 0) return null;
  return (
    <TitledCard title={t('loadIncidents')}>
      <ul className="divide-y divide-line">
        {data.rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="min-w-0 flex-1">
              <Link {...linkTo(incidentPath(row.id))} className="font-medium underline">
                {row.eventNo}
              </Link>
              <span className="block text-sm text-muted">
                {[t(`kind_${row.kind}`), row.summary, formats.shortMoment(row.occurredAt)].join(' · ')}
              </span>
            </span>
            <IncidentBadge state={row.status} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
