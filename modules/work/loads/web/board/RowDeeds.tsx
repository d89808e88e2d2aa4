import { type ReactNode, Suspense, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { isWallClock } from '#platform/wall-clock.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { loadBoardTexts } from '#modules/work/loads/messages/board/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { type LoadRow, loads, loadsNoun } from '../calls.ts';
import { instantOf } from '../load-form.ts';
import { carrierAndCrew, crewInput, crewOf } from '../crew.ts';
import { ResourceFields } from '../decision-fields.tsx';
import { MomentField } from '../MomentField.tsx';
import type { AskedDeed } from './row-deeds.ts';

const Carrier = namedFor<ReturnType<typeof carrierAndCrew>>()({ Searched: SearchedField });
const Called = namedFor<typeof called>()({ Moment: MomentField, Textarea: TextareaField });

const failures = [loadFailureTexts] as const;

interface DeedProps {
  readonly row: LoadRow;
  readonly onClose: () => void;
}

/** The dialog of what was asked for in a row; nothing while nothing is asked. */
export function RowDeeds({
  asked,
  onClose,
}: {
  readonly asked: AskedDeed | undefined;
  readonly onClose: () => void;
}): ReactNode {
  if (!asked) return null;
  // Words that the dialog alone needs are fetched when it is opened: the list stays meanwhile.
  return (
    <Suspense>
      {asked.deed === 'assign' ? (
        <AssignDialog row={asked.row} onClose={onClose} />
      ) : (
        <CheckCallDialog row={asked.row} onClose={onClose} />
      )}
    </Suspense>
  );
}

const orNull = (id: string) => id || null;

/** Vehicle and driver from the list. A load that is only ready is given to its carrier in the same breath. */
function AssignDialog({ row, onClose }: DeedProps): ReactNode {
  const t = useTexts(loadBoardTexts);
  const isReady = row.status === 'READY';
  // What was awarded stays awarded when the vehicle is refused: the second try assigns alone.
  const awarded = useRef<{ readonly supplierId: string; readonly lockId: string }>(undefined);
  return (
    <DecisionDialog
      record={{ noun: loadsNoun, id: row.id, lockId: row.lockId }}
      title={t('assignThis', { load: row.loadNumber })}
      text={[row.origin, row.destination].filter(Boolean).join(' → ')}
      confirm={t('assignVerb')}
      schema={carrierAndCrew(row.trailerCount)}
      failures={failures}
      initial={{
        supplierId: row.supplierId ?? '',
        ...crewOf(row),
      }}
      done={t('assignedTo', { load: row.loadNumber })}
      onClose={onClose}
      decide={async ({ supplierId, ...input }, options) => {
        let { lockId } = row;
        if (isReady && awarded.current?.supplierId !== supplierId) {
          const moved = await loads.awardLoad({ id: row.id, supplierId: orNull(supplierId) }, { lockId });
          awarded.current = { supplierId, lockId: moved.lockId };
        }
        if (awarded.current) ({ lockId } = awarded.current);
        return loads.assignLoad({ id: row.id, ...crewInput(input) }, { ...options, lockId });
      }}
    >
      <AssignFields row={row} hasCarrier={isReady} />
    </DecisionDialog>
  );
}

function AssignFields({ row, hasCarrier }: { readonly row: LoadRow; readonly hasCarrier: boolean }): ReactNode {
  const t = useTexts(loadBoardTexts);
  const supplierId = useWatch<z.input<ReturnType<typeof carrierAndCrew>>, 'supplierId'>({ name: 'supplierId' });
  return (
    <>
      {hasCarrier && (
        <Carrier.Searched
          name="supplierId"
          label={t('carrierField')}
          from={supplierSource}
          placeholder={t('ownFleetHint')}
        />
      )}
      <ResourceFields key={supplierId} supplierId={orNull(supplierId)} trailers={row.trailerCount} />
    </>
  );
}

const called = z.strictObject({
  note: z.string().max(500),
  eta: z.string().refine((text) => text === '' || isWallClock(text), { error: 'momentFormat' }),
});

/** What the driver said on the telephone, and when he now expects to be there. */
function CheckCallDialog({ row, onClose }: DeedProps): ReactNode {
  const t = useTexts(loadBoardTexts);
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
        await loads.postLoadEvent({ loadId: row.id, kind: 'checkCall', occurredAt, note }, options);
        if (eta !== '' && stopId !== null)
          await loads.postLoadEvent({
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
