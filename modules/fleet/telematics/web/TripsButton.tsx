import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { clientDay, clientToday } from '#platform/client-day.ts';
import { addDays } from '#platform/dates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { VehicleTrips } from '../contract.ts';
import { telematicsDeskTexts } from '../messages/desk/index.ts';
import { tripsRead, useMay } from './calls.ts';

/** Days back that are shown, with today. */
const daysShown = 14;

interface OfVehicle {
  readonly vehicleId: string;
  readonly vehicle: string;
}

/** Opens the trips of a vehicle of the last two weeks. */
export function TripsButton(of: OfVehicle): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const may = useMay('getVehicleTrips');
  if (!may) return null;
  return (
    <DialogButton icon={Route} title={t('trips')} className="btn btn-g">
      {(close) => <TripsDialog {...of} onClose={close} />}
    </DialogButton>
  );
}

function TripsDialog({ vehicleId, vehicle, onClose }: OfVehicle & { readonly onClose: () => void }): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const today = clientToday();
  const query = useQuery(tripsRead(vehicleId, addDays(today, 1 - daysShown), today));
  return (
    <Dialog
      open
      title={t('tripsOf', { vehicle })}
      width={560}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-s" onClick={onClose}>
          {t('close')}
        </button>
      }
    >
      <RecordGate query={query} skeleton={<div className="skeleton h-40" role="status" aria-busy="true" />}>
        {(trips) => <Trips trips={trips} />}
      </RecordGate>
    </Dialog>
  );
}

/** Each day with its kilometres, the latest first, and the trips that began on it. */
function Trips({ trips: { days, trips } }: { readonly trips: VehicleTrips }): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const formats = useFormats();
  if (days.length === 0) return <p className="text-muted">{t('noTrips')}</p>;
  const language = useLanguage();
  const km = (value: number) => `${formatDecimal(language, value)} km`;
  return (
    <ul className="divide-y divide-line">
      {days.toReversed().map(({ day, km: ofDay }) => (
        <li key={day} className="py-2">
          <p className="flex justify-between gap-3 font-medium">
            <span>{formats.date(day)}</span>
            <span className="tabular-nums">{km(ofDay)}</span>
          </p>
          <ul>
            {trips
              .filter(({ startedAt }) => clientDay(new Date(startedAt)) === day)
              .map((trip) => (
                <li key={trip.tripId} className="flex justify-between gap-3 text-sm text-muted">
                  <span className="min-w-0 wrap-anywhere">
                    {[
                      `${formats.shortMoment(trip.startedAt)} – ${formats.shortMoment(trip.endedAt)}`,
                      [trip.fromPlace, trip.toPlace].filter(Boolean).join(' → '),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span className="flex-none tabular-nums">{km(trip.km)}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
