import { zoneAt } from './stop-zone.ts';
import { Ban, PencilLine } from 'lucide-react';
import { z } from 'zod';
import { is } from '#platform/machine.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { customerBilling } from '#modules/work/loads/side-statuses.ts';
import { type ToldKind, toldKinds, voidableSources } from '#modules/work/loads/status.ts';
import { correctionHours } from '#modules/work/loads/trip.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { instantOf, MomentField } from '#modules/work/loads/web/desk.ts';
import { reasonOnly } from '#modules/work/carriage/web/desk.ts';
import { type LoadEvent, road, useMay } from './calls.ts';
import { claimedTime, ReasonField } from './EventFields.tsx';
import { roadTexts } from '../messages/desk/index.ts';

const Field = namedFor<typeof correction>()({ Moment: MomentField, Textarea: TextareaField });

const correction = z.strictObject({ occurredAt: claimedTime, reasonCode: z.string(), note: z.string().max(500) });
const explained = correction.extend({ note: correction.shape.note.refine((note) => note.trim() !== '', 'required') });

const isTold = (kind: string): kind is ToldKind => (toldKinds as readonly string[]).includes(kind);

/** Offers the corrections of an event: another time, or that it never happened. The old one stays in sight. */
export function useCorrections(load: Load): (event: LoadEvent, now: number) => readonly Decision[] {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(roadTexts);
  const may = {
    correct: useMay('putLoadEvent'),
    correctOld: useMay('correctLoadEvent'),
    void: useMay('deleteLoadEvent'),
  };
  const isInvoiced = load.customerBilling !== undefined && is(customerBilling, load.customerBilling, 'invoiced');
  return (event, now) => {
    const { id: eventId, kind } = event;
    if (!isTold(kind) || event.supersededById !== null) return [];
    const isOld = isInvoiced || now - Date.parse(event.receivedAt) > correctionHours * 3_600_000;
    return possible([
      {
        event: `correct ${eventId}`,
        may: may.correctOld || (may.correct && !isOld),
        icon: PencilLine,
        title: own('correct'),
        does: asks({
          title: own('correctTitle', { event: t(`event_${kind}`) }),
          text: own('correctText'),
          schema: isOld ? explained : correction,
          initial: {
            occurredAt: wallClockIn(zoneAt(load, event.stopId), event.occurredAt),
            reasonCode: event.reasonCode,
            note: '',
          },
          done: own('corrected'),
          decide: ({ occurredAt, reasonCode, note }, { idempotencyKey }) => {
            const told = {
              eventId,
              occurredAt: instantOf(occurredAt, zoneAt(load, event.stopId)) ?? '',
              reasonCode: reasonCode as '',
              note,
            };
            return isOld
              ? road.correctLoadEvent(told, { idempotencyKey })
              : road.putLoadEvent(told, { idempotencyKey });
          },
          fields: (
            <>
              <Field.Moment name="occurredAt" label={own('occurredAt')} required />
              <ReasonField kind={kind} />
              <Field.Textarea name="note" label={own('correctWhy')} required={isOld} rows={2} />
            </>
          ),
        }),
      },
      {
        event: `void ${eventId}`,
        may: may.void,
        isPossible: voidableSources.includes(event.source),
        icon: Ban,
        kind: 'danger',
        title: own('voidEvent'),
        does: asksReason({
          title: own('voidEvent'),
          text: own('voidEventText'),
          schema: reasonOnly,
          label: t('reason'),
          required: true,
          done: own('voided'),
          decide: ({ reason }, { idempotencyKey }) => road.deleteLoadEvent({ eventId, reason }, { idempotencyKey }),
        }),
      },
    ]);
  };
}
