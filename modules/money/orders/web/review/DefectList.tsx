import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { useOrderWords } from '../words.tsx';

/** What a workshop is to repair, and what of it is repaired. */
export function DefectList({ order }: { readonly order: OrderRecord }): ReactNode {
  const t = useOrderWords(order.kind);
  if (order.defects.length === 0) return null;
  return (
    <section aria-labelledby="defects">
      <h2 id="defects" className="mb-2 font-semibold">
        {t('defects')}
      </h2>
      <ul className="space-y-1">
        {order.defects.map(({ id, text, isRepaired }) => (
          <li key={id} className="flex items-start gap-2">
            {isRepaired ? (
              <Check size={16} className="mt-0.5 flex-none text-ok" aria-hidden="true" />
            ) : (
              <Circle size={16} className="mt-0.5 flex-none text-faint" aria-hidden="true" />
            )}
            <span className="min-w-0 break-words">
              {text} <span className="text-muted">· {t(isRepaired ? 'defectRepaired' : 'defectOpen')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
