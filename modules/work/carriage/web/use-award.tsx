import { UserPlus } from 'lucide-react';
import { asks } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import type { LoadEventName } from '#modules/work/loads/status.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { award, awardInput } from './award.ts';
import { AwardFields } from './award-fields.tsx';
import { carriage, useMay } from './calls.ts';
import { carriageTexts } from '../messages/desk/index.ts';

/** Given to a supplier or to the own fleet. */
export function useAward({ id, buy, ...load }: Load): readonly Decision<LoadEventName>[] {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
  const held = load.holds.map((type) => t(`hold_${type}`));
  return [
    {
      event: 'award',
      may: useMay('awardLoad'),
      kind: 'main',
      icon: UserPlus,
      title: own('award'),
      does: asks({
        title: own('award'),
        text:
          held.length > 0
            ? own(load.holds.includes('CREDIT') ? 'awardCreditHeld' : 'awardHeld', { holds: held.join(', ') })
            : undefined,
        schema: award,
        initial: { carrier: 'supplier', supplierId: '', supplierReference: '', buyAmount: buy > 0 ? buy : null },
        done: own('awarded'),
        decide: (awarded, options) => carriage.awardLoad({ id, ...awardInput(awarded) }, options),
        fields: <AwardFields id={id} />,
      }),
    },
  ];
}
