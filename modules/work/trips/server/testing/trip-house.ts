import { laterJobs } from '#platform/server/later-jobs.ts';
import type { Implementation } from '#platform/server/implement.ts';
import type { House } from '#platform/server/testing/house.ts';
import { basisOperations } from '#modules/base/access/server/index.ts';
import { inspectionFailureTexts } from '#modules/work/inspections/messages/failures/index.ts';
import { inspectionBeforeLeaving, inspectionOperations } from '#modules/work/inspections/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import type { LoadRecord } from '#modules/work/loads/records.ts';
import { type LoadHouse, openLoadHouse } from '#modules/work/loads/server/testing/load-house.ts';
import { podFailureTexts } from '#modules/work/pods/messages/failures/index.ts';
import { podOperations } from '#modules/work/pods/server/index.ts';
import type { DriverTrip } from '#modules/work/trips/contract.ts';
import { tripFailureTexts } from '#modules/work/trips/messages/failures/index.ts';
import { driverTripLink } from '../link.ts';
import { tripListeners } from '../listeners.ts';
import { tripOperations } from '../operations.ts';

export interface Phone {
  readonly key: string;
  readonly device: string;
  readonly sessionId: string;
}
type Answer = ReturnType<House['call']>;

export interface TripHouse extends LoadHouse {
  /** A load that is assigned, and the phone of its driver; on the road unless stated. */
  drive(detail?: object, options?: { readonly dispatched?: boolean }): Promise<{ load: LoadRecord; phone: Phone }>;
  /** A phone that opens the newest SMS. */
  phone(): Promise<Phone>;
  trip(phone: Phone): Promise<DriverTrip>;
  tell(phone: Phone, events: readonly object[], more?: object): Answer;
  bring(phone: Phone, file: object): Answer;
  minutes(count: number): string;
}

const number = () => `+2782${String(Math.floor(Math.random() * 9e6) + 1e6)}`;
let made = 0;

/** A house with drivers and their phones; `above` is what a module above adds. */
export async function openTripHouse(
  above: { readonly implementations?: readonly Implementation[]; readonly rights?: readonly string[] } = {},
): Promise<TripHouse> {
  const house = await openLoadHouse(undefined, {
    implementations: [
      basisOperations,
      linkOperations,
      tripOperations,
      podOperations,
      inspectionOperations,
      ...(above.implementations ?? []),
    ],
    failureCatalogues: [tripFailureTexts, podFailureTexts, inspectionFailureTexts],
    linkKinds: [driverTripLink],
    listeners: [...tripListeners, ...inspectionBeforeLeaving],
    jobKinds: (app) => laterJobs(app, tripListeners),
    rights: [
      'getLoadTrip',
      'sendDriverTrip',
      'revokeDriverTrip',
      'getPods',
      'getLoadInspections',
      'getLoadInspection',
      ...(above.rights ?? []),
    ],
  });
  const minutes = (count: number) => new Date(house.clock.now().getTime() + count * 60_000).toISOString();
  const phone = async () => {
    const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
    const sms = (await house.messages()).find(({ text }) => text.includes('#/drivertrip/'))!;
    return { key: sms.links[0]!.split('/').at(-1)!, device: `phone-${crypto.randomUUID()}`, sessionId };
  };
  return {
    ...house,
    minutes,
    phone,
    async drive(detail = {}, { dispatched = true } = {}) {
      made += 1;
      const { id } = await house.bookTo(house.supplierId, detail);
      const vehicleId = await house.vehicle(`TR${made}GP`);
      const driverId = await house.driver(`TR${made}`, house.supplierId, { mobile: number(), language: 'pt' });
      const must = async (operation: string, payload: object = {}) => {
        const answer = await house.change(operation, id, payload);
        if (answer.response !== 'ok') throw new Error(`${operation} answered ${JSON.stringify(answer)}`);
      };
      await must('assignLoad', { vehicleId, driverId });
      if (dispatched) await must('dispatchLoad');
      return { load: await house.read(id), phone: await phone() };
    },
    trip: ({ key, sessionId }) => house.ask<DriverTrip>('getDriverTrip', { key }, { sessionId }),
    tell: ({ key, device, sessionId }, events, more = {}) =>
      house.call(
        'postDriverEvent',
        {
          key,
          sourceDevice: device,
          sentAt: minutes(0),
          events: events.map((event) => ({ sourceEventId: crypto.randomUUID(), occurredAt: minutes(0), ...event })),
          ...more,
        },
        { sessionId },
      ),
    bring: ({ key, device, sessionId }, file) =>
      house.call(
        'postDriverEventFile',
        { key, sourceDevice: device, sourceFileId: crypto.randomUUID(), ...file },
        { sessionId },
      ),
  };
}
