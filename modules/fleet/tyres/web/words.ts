import { useMemo } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import type { Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { tyreDeskTexts } from '../messages/desk/index.ts';
import type { TyrePosition, TyreState } from '../status.ts';

export const tyreTones: Readonly<Record<TyreState, Tone>> = { STOCK: 'plain', MOUNTED: 'ok', SCRAPPED: 'plain' };

/** Positions and measures of tyres in words. */
export function useTyreWords() {
  const t = useTexts(tyreDeskTexts);
  const language = useLanguage();
  return useMemo(() => {
    const number = (value: number) => formatDecimal(language, value);
    return {
      number,
      /** Rand, to a hundredth of a cent. */
      costPerKm: (value: number) => `R ${formatDecimal(language, value, { decimals: 4, fixed: true })}`,
      km: (value: number) => t('km', { count: number(value) }),
      mm: (value: number) => t('mm', { count: number(value) }),
      place(position: TyrePosition | ''): string {
        if (position === '') return '';
        if (position.startsWith('S')) return t('spare', { number: position.slice(1) });
        const side = position.slice(1) as 'L' | 'LO' | 'LI' | 'RI' | 'RO' | 'R';
        return t('axle', { axle: position.slice(0, 1), side: t(`side_${side}`) });
      },
    };
  }, [t, language]);
}
