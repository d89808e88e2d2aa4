import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Load, LoadListPart, LoadPart } from '#modules/work/loads/web/index.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { type DayInspection, inspectionOfLoadsRead, inspectionsNoun, useMay } from './calls.ts';
import { inspectionPath } from './paths.ts';

/** The inspection of the day on the page of a load, and what is said of it before its truck is sent. */
export const dayInspectionPart: LoadPart = {
  cards: [{ place: 26, Card: OfDayCard }],
  useWarnings(load) {
    const t = useTexts(vehicleInspectionDeskTexts);
    const { data, isLoading, isError } = useOfDay(load);
    const said = useSaid();
    if (isLoading) return undefined;
    if (isError) return [t('ofDayUnread', { vehicle: load.registrationNumber ?? '' })];
    return [said(data)].filter(Boolean);
  },
};

/** The same of several loads, before any vehicle is sent. */
export const dayInspectionsOfLoads: LoadListPart = {
  useBeforeDispatch(rows) {
    const t = useTexts(vehicleInspectionDeskTexts);
    const said = useSaid();
    const isAllowed = useMay('getVehicleInspectionOfLoad');
    const asked = rows.filter(isAsked);
    const isWanted = isAllowed && asked.length > 0;
    // What was read before the dialog was opened may have changed since.
    const { data, isError, isFetchedAfterMount } = useQuery({
      ...inspectionOfLoadsRead(asked),
      enabled: isWanted,
      refetchOnMount: 'always',
    });
    if (!isWanted) return [];
    if (isError)
      return asked.map(({ id, registrationNumber }) => ({
        loadId: id,
        isBlocking: false,
        text: t('ofDayUnread', { vehicle: registrationNumber ?? '' }),
      }));
    if (!data || !isFetchedAfterMount) return undefined;
    return data
      .map((ofDay) => ({ loadId: ofDay.loadId, isBlocking: ofDay.beforeDispatch === 'refuse', text: said(ofDay) }))
      .filter(({ text }) => text !== '');
  },
};

/** Whether a load waits for its dispatch with a vehicle of the own fleet. */
const isAsked = ({ status, isOwnFleet }: Pick<Load, 'status' | 'isOwnFleet'>) => status === 'ASSIGNED' && isOwnFleet;

function useOfDay(load: Load) {
  const isAllowed = useMay('getVehicleInspectionOfLoad');
  const query = useQuery({ ...inspectionOfLoadsRead([load]), enabled: isAllowed && isAsked(load) });
  return { ...query, data: query.data?.[0] };
}

/** What is wrong with an inspection of the day; empty where nothing is. */
function useSaid(): (ofDay: DayInspection | undefined) => string {
  const t = useTexts(vehicleInspectionDeskTexts);
  return (ofDay) =>
    ofDay === undefined || ofDay.standing === 'notAsked' || ofDay.standing === 'done'
      ? ''
      : t(`ofDay_${ofDay.standing}`, { vehicle: ofDay.registrationNumber });
}

function OfDayCard({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  useChannel(inspectionsNoun);
  const said = useSaid();
  const { data: ofDay } = useOfDay(load);
  if (!ofDay || ofDay.standing === 'notAsked') return null;
  return (
    <TitledCard title={t('ofDayTitle')}>
      <p className="px-4 py-2.5">
        <span className={said(ofDay) === '' ? 'text-ok' : 'text-warn'}>{said(ofDay) || t('ofDay_done')}</span>
        {ofDay.id && (
          <Link {...linkTo(inspectionPath(ofDay.id))} className="ml-2 underline">
            {ofDay.eventNo}
          </Link>
        )}
      </p>
    </TitledCard>
  );
}
