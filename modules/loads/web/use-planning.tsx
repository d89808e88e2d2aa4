import { useQuery } from '@tanstack/react-query';
import { Send, UserPlus } from 'lucide-react';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { SearchedField } from '#platform/web/fields/SearchedField.tsx';
import { asks } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/suppliers/web/desk.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import type { LoadEventName } from '../status.ts';
import { type Load, loads, readinessRead, useMay } from './calls.ts';
import { award } from './decision-fields.tsx';
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
        text: t('awardText'),
        schema: award,
        initial: { supplierId: '', buyAmount: buy > 0 ? buy : null },
        done: t('awarded'),
        decide: ({ supplierId: carrier, buyAmount }, options) =>
          loads.awardLoad(
            { id, supplierId: carrier || null, buyAmount: buyAmount === null ? null : wireOf(centsOfWire(buyAmount)) },
            options,
          ),
        fields: (
          <>
            <SearchedField name="supplierId" label={t('supplier')} from={supplierSource} placeholder={t('ownFleet')} />
            <MoneyField name="buyAmount" label={t('buyAmount')} />
          </>
        ),
      }),
    },
  ];
}
