import { Radio } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { clientZone } from '#platform/client-zone.ts';
import { isWallClock, otherZone, wallClockIn } from '#platform/wall-clock.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { TextareaField, TextField } from '#platform/web/fields/TextField.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import type { OpenedBulk } from '#platform/web/list/BulkBar.tsx';
import { currentLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { arrivalReasons, departReasons, isStopEvent } from '#modules/work/loads/status.ts';
import { instantOf, MomentField } from '#modules/work/loads/web/desk.ts';
import type { LoadBulk, LoadRow } from '#modules/work/loads/web/index.ts';
import { road, useMay } from './calls.ts';
import { etaOfRow, isEtaText } from './eta-of-row.ts';
import { useNowOn } from './use-now-on.ts';
import { roadTexts } from '../messages/desk/index.ts';

const Told = namedFor<typeof manyTold>()({
  Moment: MomentField,
  Select: SelectField,
  Text: TextField,
  Textarea: TextareaField,
});

/** More loads at once nobody looks through. */
const atMost = 200;
const failures = [roadTexts, loadFailureTexts] as const;

/** One event of several loads. */
export function useTelling(): readonly LoadBulk[] {
  const t = useTexts(roadTexts);
  const telling: LoadBulk = {
    id: 'tell',
    place: 20,
    title: t('bulkEvent'),
    shortcut: 'e',
    icon: <Radio size={15} aria-hidden="true" />,
    atMost,
    // Words that the dialog alone needs are fetched when it is opened: the list stays meanwhile.
    dialog: (opened) => (
      <Suspense>
        <EventForMany {...opened} />
      </Suspense>
    ),
  };
  return useMay('postLoadEvent') ? [telling] : [];
}

const manyTold = z
  .strictObject({
    kind: z.enum(['arrived', 'workStarted', 'workEnded', 'departed', 'eta', 'checkCall', 'delay', 'note']),
    occurredAt: z.string().refine(isWallClock, { error: 'momentFormat' }),
    /** As it is typed: each load reads it by itself. */
    eta: z.string().max(40),
    reasonCode: z.string(),
    note: z.string().max(500),
  })
  .refine(({ kind, eta }) => kind !== 'eta' || isEtaText(eta, currentLanguage()), {
    path: ['eta'],
    error: 'etaUnread',
  });
type ManyTold = z.output<typeof manyTold>;

function EventForMany({ rows, run, onClose }: OpenedBulk<LoadRow>): ReactNode {
  const t = useTexts(roadTexts);
  const [now] = useState(() => wallClockIn(clockOfMany(rows, 'checkCall') ?? clientZone(), new Date()));
  return (
    <FormDialog
      title={t('bulkEvent')}
      text={t('bulkEventText')}
      schema={manyTold}
      initial={{ kind: 'checkCall', occurredAt: now, eta: '', reasonCode: '', note: '' }}
      confirm={t('bulkEvent')}
      failures={failures}
      isNarrow
      submit={async (told) => run((row) => road.postLoadEvent(eventOfRow(row, told, clockOfMany(rows, told.kind))))}
      onClose={onClose}
    >
      <Fields rows={rows} />
    </FormDialog>
  );
}

function Fields({ rows }: Pick<OpenedBulk<LoadRow>, 'rows'>): ReactNode {
  const t = useTexts(roadTexts);
  const desk = useTexts(loadDeskTexts);
  const kind = useWatch<ManyTold, 'kind'>({ name: 'kind' });
  const clock = clockOfMany(rows, kind);
  const [now] = useState(Date.now);
  const zone = clock === undefined ? '' : otherZone(clock, rows[0]?.timeZone ?? clock, new Date(now));
  const isEta = kind === 'eta';
  useNowOn(clock ?? clientZone());
  const reasons = [...new Set([...arrivalReasons, ...departReasons])];
  return (
    <>
      <Told.Select
        name="kind"
        label={desk('event')}
        required
        options={manyTold.shape.kind.options.map((value) => ({ value, label: desk(`event_${value}`) }))}
      />
      {isEta && <Told.Text name="eta" label={t('newEta')} help={t('etaOfMany')} required />}
      {!isEta && (
        <Told.Moment
          name="occurredAt"
          label={t('occurredAt')}
          help={clock === undefined ? t('onClockOfCompany') : zone && t('onClockOfStop', { zone })}
          required
        />
      )}
      {!isEta && (
        <Told.Select
          name="reasonCode"
          label={desk('reason')}
          help={t('reasonWhenLate')}
          options={reasons.map((value) => ({ value, label: desk(`reason_${value}`) }))}
        />
      )}
      <Told.Textarea name="note" label={desk('note')} help={t('carriersReadNote')} rows={2} />
    </>
  );
}

/** The zone of the stop at which something of a kind happens to a load. */
const zoneFor = (row: LoadRow, kind: string) => (hasLeftFor(kind) ? row.nextZone : row.currentZone);
/** Arrivals, and what is expected or said on the way, are of the stop that is next; what follows is of the one where the vehicle stands. */
const hasLeftFor = (kind: string) => !isStopEvent(kind) || kind === 'arrived';

/** The one clock of the stops of several loads; undefined where they have different ones. */
function clockOfMany(rows: readonly LoadRow[], kind: string): string | undefined {
  const [zone, ...others] = new Set(rows.map((row) => zoneFor(row, kind)));
  return others.length === 0 ? zone : undefined;
}

/** The event for one of the loads: a moment is the same for all of them, an estimate is read for each. */
function eventOfRow(row: LoadRow, { occurredAt, eta, reasonCode, ...event }: ManyTold, clock: string | undefined) {
  const stopId = isStopEvent(event.kind) ? stopOf(row, event.kind) : null;
  if (event.kind === 'eta')
    return {
      loadId: row.id,
      stopId: row.nextStopId,
      ...event,
      occurredAt: new Date().toISOString(),
      eta: etaOfRow(eta, row, currentLanguage()) ?? null,
    };
  const zone = clock ?? clientZone();
  return {
    loadId: row.id,
    stopId,
    ...event,
    reasonCode: reasonCode as '',
    occurredAt: instantOf(occurredAt, zone) ?? occurredAt,
  };
}

/** Arrivals are at the stop that is next, and what follows is at the one where the vehicle stands. */
function stopOf(row: LoadRow, kind: string): string | null {
  return kind === 'arrived' ? row.nextStopId : (row.currentStopId ?? row.nextStopId);
}
