import { useMemo } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ServiceRow } from '../contract.ts';
import { vehicleServiceTexts } from '../messages/desk/index.ts';

/** Kilometres, days and hours of a service in words. */
export function useMeasures() {
  const t = useTexts(vehicleServiceTexts);
  const formats = useFormats();
  const language = useLanguage();
  return useMemo(() => {
    const number = (value: number) => formatDecimal(language, value);
    return {
      number,
      /** How far it is, or how far it is over. */
      left({ by, left }: Pick<ServiceRow, 'by' | 'left'>): string {
        if (by === null || left === null) return '';
        const way = left < 0 ? 'over' : 'left';
        const far = Math.abs(left);
        return t(`${way}_${by}`, { count: by === 'days' ? far : number(far) } as never);
      },
      /** Everything by which it is due. */
      due({ dueKm, dueOn, dueHours }: Pick<ServiceRow, 'dueKm' | 'dueOn' | 'dueHours'>): string {
        return [
          dueKm !== null && t('atKm', { count: number(dueKm) }),
          dueOn !== null && formats.date(dueOn),
          dueHours !== null && t('atHours', { count: number(dueHours) }),
        ]
          .filter(Boolean)
          .join(' · ');
      },
    };
  }, [t, formats, language]);
}
