import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { otherZone } from '#platform/wall-clock.ts';
import { TextareaField, TextField } from '#platform/web/fields/TextField.tsx';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import { currentLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import type { DeedProps } from '#modules/work/loads/web/index.ts';
import { road } from './calls.ts';
import { etaOfRow, isEtaText } from './eta-of-row.ts';
import { roadTexts } from '../messages/desk/index.ts';

const Called = namedFor<typeof called>()({ Text: TextField, Textarea: TextareaField });

const failures = [roadTexts, loadFailureTexts] as const;

const called = z.strictObject({
  note: z.string().max(500),
  eta: z.string().refine((text) => text === '' || isEtaText(text, currentLanguage()), { error: 'etaUnread' }),
});

/** What the driver said on the telephone, and when he now expects to be there. */
export function CheckCallDialog({ row, onClose }: DeedProps): ReactNode {
  const t = useTexts(roadTexts);
  const stopId = row.nextStopId;
  const [now] = useState(Date.now);
  const zone = otherZone(row.nextZone, row.timeZone, row.nextDueAt ?? new Date(now));
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
        const expected = etaOfRow(eta, row, currentLanguage());
        if (expected !== undefined && stopId !== null)
          await road.postLoadEvent({ loadId: row.id, stopId, kind: 'eta', occurredAt, eta: expected });
      }}
    >
      <Called.Textarea name="note" label={t('saidNote')} rows={3} />
      {stopId !== null && (
        <Called.Text
          name="eta"
          label={t('newEta')}
          help={[t('newEtaHelp'), zone && t('onClockOfStop', { zone })].filter(Boolean).join(' ')}
        />
      )}
    </DecisionDialog>
  );
}
