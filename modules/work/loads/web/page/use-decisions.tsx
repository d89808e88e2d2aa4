import { Copy, Pencil } from 'lucide-react';
import { z } from 'zod';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import { type Load, loads, useMay } from '../calls.ts';
import { useWaybill } from './use-waybill.ts';
import { editLoadPath } from '../paths.ts';
import { useSubmit } from './use-submit.ts';
import { namedFor } from '#platform/web/fields/named.ts';

const Again = namedFor<typeof again>()({ Number: NumberField });

const again = z.strictObject({ daysLater: z.int().min(0).max(366) });

/** What is done with the load in any state, and what plans it. */
export function useOwnDecisions(load: Load): {
  readonly upkeep: readonly Decision[];
  readonly moves: readonly Decision[];
} {
  return {
    upkeep: [...useUpkeep(load), ...useWaybill(load)],
    moves: offered(execution, load.status, useSubmit(load)),
  };
}

/** What is done in any state. */
function useUpkeep(load: Load): readonly Decision[] {
  const t = useTexts(loadDeskTexts);
  const isOpen = load.status !== 'CLOSED' && load.status !== 'CANCELLED';
  return possible([
    {
      event: 'edit',
      may: useMay('putLoad'),
      isPossible: isOpen,
      place: 'desk',
      icon: Pencil,
      title: t('edit'),
      does: { path: editLoadPath(load.id) },
    },
    useCopy(load.id),
  ]);
}

/** The same load again, some days later. */
function useCopy(id: string): Decision & { readonly isPossible?: boolean } {
  const t = useTexts(loadDeskTexts);
  return {
    event: 'copy',
    may: useMay('postLoadCopy'),
    place: 'menu',
    icon: Copy,
    title: t('copy'),
    does: asks({
      title: t('copy'),
      text: t('copyText'),
      schema: again,
      initial: { daysLater: 7 },
      done: t('copied'),
      decide: ({ daysLater }, { idempotencyKey }) =>
        loads.postLoadCopy({ id: id, daysLater }, idempotencyKey === undefined ? {} : { idempotencyKey }),
      fields: <Again.Number name="daysLater" label={t('daysLater')} min={0} max={366} decimals={0} required />,
    }),
  };
}
