import { zoneAt } from './stop-zone.ts';
import { CalendarClock } from 'lucide-react';
import { wallClockIn } from '#platform/wall-clock.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { instantOf } from '#modules/work/loads/web/desk.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { road, useMay } from './calls.ts';
import { EventFields, factsOfKind, type Told, told } from './EventFields.tsx';
import { proposedEvent } from './proposed-event.ts';
import { isMoving } from './row-deeds.ts';
import { roadTexts } from '../messages/desk/index.ts';

const orNull = (id: string) => id || null;
const nowIn = (timeZone: string) => wallClockIn(timeZone, new Date());

/** An event of the load, at one of its stops or on the way: what one does most often while it is on the road. */
export function useTell(load: Load): readonly Decision[] {
  const t = useTexts(roadTexts);
  const question = useTellQuestion(load);
  return possible([
    {
      event: 'tell',
      may: useMay('postLoadEvent'),
      isPossible: isMoving(load),
      kind: proposedEvent(load.stops).stopId === '' ? undefined : 'main',
      icon: CalendarClock,
      title: t('tellEvent'),
      shortcut: 'e',
      does: question(),
    },
  ]);
}

/** The dialog that asks for an event: of what most likely happened, or of what somebody typed already. */
export function useTellQuestion(load: Load): (typed?: Told) => Decision['does'] {
  const t = useTexts(roadTexts);
  return (typed) =>
    asks({
      title: t('tellEvent'),
      schema: told,
      initial: () => {
        const proposed = proposedEvent(load.stops);
        return (
          typed ?? {
            ...proposed,
            occurredAt: nowIn(zoneAt(load, proposed.stopId)),
            eta: '',
            reasonCode: '',
            disposition: '' as const,
            note: '',
            readers: 'staff' as const,
          }
        );
      },
      done: t('told'),
      decide: (event, { idempotencyKey }) =>
        road.postLoadEvent(eventOf(load, event), idempotencyKey === undefined ? {} : { idempotencyKey }),
      fields: <EventFields load={load} />,
    });
}

/** An event as the server takes it, with its times on the clock of its stop. */
export function eventOf(load: Load, event: Told) {
  const { id } = load;
  const timeZone = zoneAt(load, event.stopId);
  const { reasonCode, disposition, eta } = factsOfKind(event);
  return {
    loadId: id,
    stopId: orNull(event.stopId),
    kind: event.kind,
    note: event.note,
    customerVisible: event.readers === 'customer' && event.note.trim() !== '',
    isInternal: event.readers === 'staff' && event.note.trim() !== '',
    occurredAt: instantOf(event.occurredAt, timeZone) ?? '',
    eta: eta === '' ? null : instantOf(eta, timeZone),
    reasonCode: reasonCode as '',
    disposition,
  };
}
