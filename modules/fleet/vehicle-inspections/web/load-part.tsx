import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Load, LoadPart } from '#modules/work/loads/web/index.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { inspectionOfLoadRead, useMay } from './calls.ts';
import { inspectionPath } from './paths.ts';

/** The inspection of the day on the page of a load, and what is said of it before its truck is sent. */
export const dayInspectionPart: LoadPart = {
  cards: [{ place: 26, Card: DayInspection }],
  useWarnings(load) {
    const { isLoading } = useOfDay(load);
    const said = useSaid(load);
    if (isLoading) return undefined;
    return said === '' ? [] : [said];
  },
};

function useOfDay(load: Load) {
  const isAsked = useMay('getVehicleInspectionOfLoad') && load.status === 'ASSIGNED' && load.isOwnFleet;
  return useQuery({ ...inspectionOfLoadRead(load.id, load.lockId), enabled: isAsked });
}

/** What is wrong with the inspection of the day; empty where nothing is. */
function useSaid(load: Load): string {
  const t = useTexts(vehicleInspectionDeskTexts);
  const standing = useOfDay(load).data?.standing;
  if (standing === undefined || standing === 'notAsked' || standing === 'done') return '';
  return t(`ofDay_${standing}`, { vehicle: load.registrationNumber ?? '' });
}

function DayInspection({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const said = useSaid(load);
  const { data: ofDay } = useOfDay(load);
  if (!ofDay || ofDay.standing === 'notAsked') return null;
  return (
    <TitledCard title={t('ofDayTitle')}>
      <p className="px-4 py-2.5">
        <span className={said === '' ? 'text-ok' : 'text-warn'}>{said || t('ofDay_done')}</span>
        {ofDay.id && (
          <Link {...linkTo(inspectionPath(ofDay.id))} className="ml-2 underline">
            {ofDay.eventNo}
          </Link>
        )}
      </p>
    </TitledCard>
  );
}
