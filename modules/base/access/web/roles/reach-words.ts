import { useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import type { UserReach } from '#modules/base/access/user-contract.ts';

type Scope = UserReach['scope'][number];
type Limit = UserReach['limits'][number];

/** How far roles reach, in sentences. */
export function useReachWords() {
  const t = useTexts(rightTexts);
  const formats = useFormats();
  return useMemo(
    () => ({
      scope({ noun, own, names: listed }: Pick<Scope, 'noun' | 'own' | 'names'>): string {
        const names = listed.join(', ');
        if (noun === 'profitCentres') return t('reach_vehicles', { names });
        const title = t(`scope_${noun}`).toLowerCase();
        if (!own) return t('reach_chosen', { noun: title, names });
        const sentence = t(`reach_own_${noun}`);
        return listed.length === 0 ? sentence : `${sentence}. ${t('reach_also', { noun: title, names })}`;
      },
      limit: ({ kind, upTo }: Pick<Limit, 'kind' | 'upTo'>): string =>
        t(`reach_${kind}`, { amount: formats.money(upTo) }),
    }),
    [t, formats],
  );
}
