import { CircleOff, Smartphone } from 'lucide-react';
import type { Decision } from '#platform/web/record/decisions.ts';
import { possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { useQuery } from '@tanstack/react-query';
import { is } from '#platform/machine.ts';
import { execution } from '#modules/work/loads/status.ts';
import { tripDeskTexts } from '../messages/desk/index.ts';
import { loadTripRead, trips, useMay } from './calls.ts';
import { DriverPart } from './DriverPart.tsx';

/** What the page of a load shows of its driver's page. */
export const driverPart: LoadPart = {
  useTab(load) {
    const t = useTexts(tripDeskTexts);
    const mayRead = useMay('getLoadTrip');
    return { tab: 'trip', id: 'driver', title: t('driverPart'), isShown: mayRead, content: <DriverPart load={load} /> };
  },
  useDecisions(load): readonly Decision[] {
    const t = useTexts(tripDeskTexts);
    const mayRead = useMay('getLoadTrip');
    const isDriven = is(execution, load.status, 'driven');
    const { data } = useQuery({ ...loadTripRead(load.id), enabled: mayRead && isDriven });
    const isSent = (data?.link ?? null) !== null;
    return possible([
      {
        event: 'sendTrip',
        may: useMay('sendDriverTrip'),
        isPossible: isDriven && load.driverId !== null,
        place: 'menu',
        icon: Smartphone,
        title: t(isSent ? 'sendTripAgain' : 'sendTrip'),
        does: { run: () => trips.sendDriverTrip({ id: load.id }), done: t('tripSent') },
      },
      {
        event: 'revokeTrip',
        may: useMay('revokeDriverTrip'),
        isPossible: isDriven && isSent,
        place: 'menu',
        icon: CircleOff,
        title: t('revokeTrip'),
        does: { run: () => trips.revokeDriverTrip({ id: load.id }), done: t('tripRevoked') },
      },
    ]);
  },
};
