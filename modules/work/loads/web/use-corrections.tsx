import { Ban, PencilLine } from 'lucide-react';
import { z } from 'zod';
import { is } from '#platform/machine.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { customerBilling } from '../side-statuses.ts';
import { type ToldKind, toldKinds, voidableSources } from '../status.ts';
import { correctionHours } from '../trip.ts';
import { type Load, type LoadEvent, loads, useMay } from './calls.ts';
import { reasonOnly } from './decision-fields.tsx';
import { claimedTime, ReasonField } from './EventFields.tsx';
import { instantOf } from './load-form.ts';
import { MomentField } from './MomentField.tsx';

const Field = namedFor<typeof correction>()({ Moment: MomentField, Textarea: TextareaField });

const correction = z.strictObject({ occurredAt: claimedTime, reasonCode: z.string(), note: z.string().max(500) });
const explained = correction.extend({ note: correction.shape.note.refine((note) => note.trim() !== '', 'required') });

const isTold = (kind: string): kind is ToldKind => (toldKinds as readonly string[]).includes(kind);

/** Offers the corrections of an event: another time, or that it never happened. The old one stays in sight. */
export function useCorrections(load: Load): (event: LoadEvent, now: number) => readonly Decision[] {
  const t = useTexts(loadDeskTexts);
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
        title: t('correct'),
        does: asks({
          title: t('correctTitle', { event: t(`event_${kind}`) }),
          text: t('correctText'),
          schema: isOld ? explained : correction,
          initial: {
            occurredAt: wallClockIn(load.timeZone, event.occurredAt),
            reasonCode: event.reasonCode,
            note: '',
          },
          done: t('corrected'),
          decide: ({ occurredAt, reasonCode, note }, { idempotencyKey }) => {
            const told = {
              eventId,
              occurredAt: instantOf(occurredAt, load.timeZone) ?? '',
              reasonCode: reasonCode as '',
              note,
            };
            return isOld
              ? loads.correctLoadEvent(told, { idempotencyKey })
              : loads.putLoadEvent(told, { idempotencyKey });
          },
          fields: (
            <>
              <Field.Moment name="occurredAt" label={t('occurredAt')} required />
              <ReasonField kind={kind} />
              <Field.Textarea name="note" label={t('correctWhy')} required={isOld} rows={2} />
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
        title: t('voidEvent'),
        does: asksReason({
          title: t('voidEvent'),
          text: t('voidEventText'),
          schema: reasonOnly,
          label: t('reason'),
          required: true,
          done: t('voided'),
          decide: ({ reason }, { idempotencyKey }) => loads.deleteLoadEvent({ eventId, reason }, { idempotencyKey }),
        }),
      },
    ]);
  };
}
