import type { ReactNode } from 'react';
import { z } from 'zod';
import { isWallClock } from '#platform/wall-clock.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { instantOf, loadsNoun, MomentField } from '#modules/work/loads/web/desk.ts';
import type { DeedProps } from '#modules/work/loads/web/index.ts';
import { road } from './calls.ts';
import { roadTexts } from '../messages/desk/index.ts';

const Called = namedFor<typeof called>()({ Moment: MomentField, Textarea: TextareaField });

const failures = [loadFailureTexts] as const;

const called = z.strictObject({
  note: z.string().max(500),
  eta: z.string().refine((text) => text === '' || isWallClock(text), { error: 'momentFormat' }),
});

/** What the driver said on the telephone, and when he now expects to be there. */
export function CheckCallDialog({ row, onClose }: DeedProps): ReactNode {
  const t = useTexts(roadTexts);
  const stopId = row.nextStopId;
  return (
    <DecisionDialog
      record={{ noun: loadsNoun, id: row.id, lockId: row.lockId }}
      title={t('checkCallOf', { load: row.loadNumber })}
      text={t('checkCallText')}
      confirm={t('checkCall')}
      schema={called}
      failures={failures}
      initial={{ note: '', eta: '' }}
      done={t('callNoted')}
      onClose={onClose}
      decide={async ({ note, eta }, { idempotencyKey }) => {
        const occurredAt = new Date().toISOString();
        const options = idempotencyKey === undefined ? {} : { idempotencyKey };
        await road.postLoadEvent({ loadId: row.id, kind: 'checkCall', occurredAt, note }, options);
        if (eta !== '' && stopId !== null)
          await road.postLoadEvent({
            loadId: row.id,
            stopId,
            kind: 'eta',
            occurredAt,
            eta: instantOf(eta, row.timeZone) ?? eta,
          });
      }}
    >
      <Called.Textarea name="note" label={t('saidNote')} rows={3} />
      {stopId !== null && <Called.Moment name="eta" label={t('newEta')} help={t('newEtaHelp')} />}
    </DecisionDialog>
  );
}
