import { type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { DecisionDialog } from '#platform/web/record/DecisionDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import type { DeedProps, LoadRow } from '#modules/work/loads/web/index.ts';
import { carrierAndCrew, crewInput, crewOf } from './crew.ts';
import { ResourceFields } from './decision-fields.tsx';
import { carriage } from './calls.ts';
import { useCarrierSource } from './use-choices.ts';
import { carriageTexts } from '../messages/desk/index.ts';

const Carrier = namedFor<ReturnType<typeof carrierAndCrew>>()({ Searched: SearchedField });

const failures = [loadFailureTexts] as const;
const orNull = (id: string) => id || null;

/** Vehicle and driver from the list. A load that is only ready is given to its carrier in the same breath. */
export function AssignDialog({ row, onClose }: DeedProps): ReactNode {
  const t = useTexts(carriageTexts);
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
          const moved = await carriage.awardLoad({ id: row.id, supplierId: orNull(supplierId) }, { lockId });
          awarded.current = { supplierId, lockId: moved.lockId };
        }
        if (awarded.current) ({ lockId } = awarded.current);
        return carriage.assignLoad({ id: row.id, ...crewInput(input) }, { ...options, lockId });
      }}
    >
      <AssignFields row={row} hasCarrier={isReady} />
    </DecisionDialog>
  );
}

function AssignFields({ row, hasCarrier }: { readonly row: LoadRow; readonly hasCarrier: boolean }): ReactNode {
  const t = useTexts(carriageTexts);
  const carriers = useCarrierSource(row);
  const supplierId = useWatch<z.input<ReturnType<typeof carrierAndCrew>>, 'supplierId'>({ name: 'supplierId' });
  return (
    <>
      {hasCarrier && (
        <Carrier.Searched name="supplierId" label={t('carrierField')} from={carriers} placeholder={t('ownFleetHint')} />
      )}
      <ResourceFields key={supplierId} load={row} supplierId={orNull(supplierId)} trailers={row.trailerCount} />
    </>
  );
}
