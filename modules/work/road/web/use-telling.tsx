import { Radio } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { z } from 'zod';
import { isWallClock, wallClockIn } from '#platform/wall-clock.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import type { OpenedBulk } from '#platform/web/list/BulkBar.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { arrivalReasons, departReasons, isStopEvent } from '#modules/work/loads/status.ts';
import { instantOf, MomentField } from '#modules/work/loads/web/desk.ts';
import type { LoadBulk, LoadRow } from '#modules/work/loads/web/index.ts';
import { road, useMay } from './calls.ts';
import { roadTexts } from '../messages/desk/index.ts';

const Told = namedFor<typeof manyTold>()({ Moment: MomentField, Select: SelectField, Textarea: TextareaField });

/** More loads at once nobody looks through. */
const atMost = 200;
const failures = [loadFailureTexts] as const;

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

const manyTold = z.strictObject({
  kind: z.enum(['arrived', 'workStarted', 'workEnded', 'departed', 'checkCall', 'delay', 'note']),
  occurredAt: z.string().refine(isWallClock, { error: 'momentFormat' }),
  reasonCode: z.string(),
  note: z.string().max(500),
});

function EventForMany({ rows, run, onClose }: OpenedBulk<LoadRow>): ReactNode {
  const t = useTexts(roadTexts);
  const desk = useTexts(loadDeskTexts);
  const own = useTexts(roadTexts);
  const reasons = [...new Set([...arrivalReasons, ...departReasons])];
  const [now] = useState(() => wallClockIn(rows[0]?.timeZone ?? 'UTC', new Date()));
  return (
    <FormDialog
      title={t('bulkEvent')}
      text={t('bulkEventText')}
      schema={manyTold}
      initial={{ kind: 'checkCall', occurredAt: now, reasonCode: '', note: '' }}
      confirm={t('bulkEvent')}
      failures={failures}
      isNarrow
      submit={async ({ occurredAt, reasonCode, ...event }) =>
        run((row) =>
          road.postLoadEvent({
            loadId: row.id,
            stopId: isStopEvent(event.kind) ? stopOf(row, event.kind) : null,
            ...event,
            reasonCode: reasonCode as '',
            occurredAt: instantOf(occurredAt, row.timeZone) ?? occurredAt,
          }),
        )
      }
      onClose={onClose}
    >
      <Told.Select
        name="kind"
        label={desk('event')}
        required
        options={manyTold.shape.kind.options.map((value) => ({ value, label: desk(`event_${value}`) }))}
      />
      <Told.Moment name="occurredAt" label={own('occurredAt')} required />
      <Told.Select
        name="reasonCode"
        label={desk('reason')}
        help={own('reasonWhenLate')}
        options={reasons.map((value) => ({ value, label: desk(`reason_${value}`) }))}
      />
      <Told.Textarea name="note" label={desk('note')} help={own('carriersReadNote')} rows={2} />
    </FormDialog>
  );
}

/** Arrivals are at the stop that is next, and what follows is at the one where the vehicle stands. */
function stopOf(row: LoadRow, kind: string): string | null {
  return kind === 'arrived' ? row.nextStopId : (row.currentStopId ?? row.nextStopId);
}
