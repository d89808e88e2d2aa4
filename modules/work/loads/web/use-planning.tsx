import { useQuery } from '@tanstack/react-query';
import { Send, UserPlus } from 'lucide-react';
import { asks } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import type { LoadEventName } from '../status.ts';
import { award, awardInput } from './award.ts';
import { AwardFields } from './award-fields.tsx';
import { type Load, loads, readinessRead, useMay } from './calls.ts';
import { useGapLines } from './ReadinessList.tsx';

/** Says in a sentence why submitting would be refused; null while it is not known. */
function useSubmitBarrier({ id, status }: Load): string | null {
  const t = useTexts(loadDeskTexts);
  const isAsked = useMay('getLoadReadiness') && status === 'DRAFT';
  const { data } = useQuery({ ...readinessRead(id), enabled: isAsked });
  const lines = useGapLines(data?.submit ?? []);
  return isAsked && lines.length > 0 ? t('submitBarrier', { gaps: lines.join(' · ') }) : null;
}

/** Planned, then given to a supplier or to the own fleet. */
export function usePlanning({ id, buy, ...load }: Load): readonly Decision<LoadEventName>[] {
  const t = useTexts(loadDeskTexts);
  const barrier = useSubmitBarrier({ id, buy, ...load });
  const held = load.holds.map((type) => t(`hold_${type}`));
  return [
    {
      event: 'submit',
      may: useMay('submitLoad'),
      kind: 'main',
      icon: Send,
      title: t('submit'),
      barrier,
      does: { run: (options) => loads.submitLoad({ id }, options), done: t('submitted') },
    },
    {
      event: 'award',
      may: useMay('awardLoad'),
      kind: 'main',
      icon: UserPlus,
      title: t('award'),
      does: asks({
        title: t('award'),
        text:
          held.length > 0
            ? t(load.holds.includes('CREDIT') ? 'awardCreditHeld' : 'awardHeld', { holds: held.join(', ') })
            : undefined,
        schema: award,
        initial: { carrier: 'supplier', supplierId: '', supplierReference: '', buyAmount: buy > 0 ? buy : null },
        done: t('awarded'),
        decide: (awarded, options) => loads.awardLoad({ id, ...awardInput(awarded) }, options),
        fields: <AwardFields />,
      }),
    },
  ];
}
