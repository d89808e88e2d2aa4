import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { isWallClock, otherZone } from '#platform/wall-clock.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { dispositions, isStopEvent, type ToldKind, toldKinds } from '#modules/work/loads/status.ts';
import { MomentField, useReasonWords, useSeesCustomers } from '#modules/work/loads/web/desk.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { reasonsFor } from '../event-reasons.ts';
import { zoneAt } from './stop-zone.ts';
import { useNowOn } from './use-now-on.ts';
import { roadTexts } from '../messages/desk/index.ts';

const Field = namedFor<typeof told>()({
  Moment: MomentField,
  Select: SelectField,
  Textarea: TextareaField,
});

const wallClock = z.string().refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' });
export const claimedTime = requiredText(30).refine((value) => value === '' || isWallClock(value), {
  error: 'momentFormat',
});

/** Who reads a note, from the fewest on. */
export const noteReaders = ['staff', 'carrier', 'customer'] as const;

/** Whether it happens at a stop; the others may name one. */
const isAtStop = (kind: string) => isStopEvent(kind) || kind === 'eta';

export const told = z
  .strictObject({
    stopId: z.string(),
    kind: z.enum(toldKinds),
    occurredAt: claimedTime,
    eta: wallClock,
    reasonCode: z.string(),
    disposition: z.enum(['', ...dispositions]),
    note: z.string().max(500),
    readers: z.enum(noteReaders),
  })
  .superRefine(({ kind, stopId, eta, note }, context) => {
    const need = (path: string) => context.addIssue({ code: 'custom', path: [path], message: 'required' });
    if (isAtStop(kind) && stopId === '') need('stopId');
    if (kind === 'eta' && eta === '') need('eta');
    if (kind === 'note' && note.trim() === '') need('note');
  });
export type Told = z.output<typeof told>;

/** Without what was typed for another kind before this one was chosen. */
export function factsOfKind({ kind, reasonCode, disposition, eta }: Told) {
  const isReason = reasonsFor[kind]?.includes(reasonCode) ?? false;
  return {
    reasonCode: isReason ? reasonCode : '',
    disposition: kind === 'failed' ? disposition : '',
    eta: kind === 'eta' ? eta : '',
  } as const;
}

/** Asks what happened, where and when; each kind has its own fields. */
export function EventFields({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(roadTexts);
  const [kind, stopId] = useWatch<Told, ['kind', 'stopId']>({ name: ['kind', 'stopId'] });
  const clock = zoneAt(load, stopId);
  const [now] = useState(Date.now);
  const zone = otherZone(clock, load.timeZone, new Date(now));
  useNowOn(clock);
  const isDelivery = load.stops.find(({ id }) => id === stopId)?.type === 'delivery';
  return (
    <>
      <Field.Select
        name="kind"
        label={t('event')}
        required
        options={toldKinds.map((value) => ({ value, label: t(`event_${value}`) }))}
      />
      <Field.Select
        name="stopId"
        label={t('stop')}
        required={isAtStop(kind)}
        options={load.stops.map((stop) => ({
          value: stop.id,
          label: `${stop.sequence}. ${stop.locationName || stop.address}`,
        }))}
      />
      <Field.Moment
        name="occurredAt"
        label={own('occurredAt')}
        help={zone && own('onClockOfStop', { zone })}
        required
      />
      {kind === 'eta' && <Field.Moment name="eta" label={t('event_eta')} required after="occurredAt" />}
      <ReasonField kind={kind} />
      {kind === 'failed' && (
        <Field.Select
          name="disposition"
          label={t('disposition')}
          required={isDelivery}
          options={dispositions.map((value) => ({ value, label: own(`disposition_${value}`) }))}
        />
      )}
      <Field.Textarea name="note" label={t('note')} required={kind === 'note'} rows={2} />
      <Readers kind={kind} />
    </>
  );
}

/** Who will read the note is said before it is kept. Without a choice only the company's own people do. */
function Readers({ kind }: { readonly kind: ToldKind }): ReactNode {
  const t = useTexts(roadTexts);
  const note = useWatch<Told, 'note'>({ name: 'note' });
  const seesCustomers = useSeesCustomers();
  if (!seesCustomers || (kind !== 'note' && note.trim() === '')) return null;
  return (
    <Field.Select
      name="readers"
      label={t('noteReaders')}
      required
      options={noteReaders.map((value) => ({ value, label: t(`readers_${value}`) }))}
    />
  );
}

/** The reasons that explain this kind of event; of the others none is asked. */
export function ReasonField({ kind }: { readonly kind: ToldKind }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(roadTexts);
  const words = useReasonWords();
  const reasons = reasonsFor[kind];
  if (!reasons) return null;
  return (
    <Field.Select
      name="reasonCode"
      label={t('reason')}
      required={kind === 'failed'}
      {...(kind === 'arrived' && { help: own('reasonWhenLate') })}
      options={reasons.map((value) => ({ value, label: words(value) }))}
    />
  );
}
