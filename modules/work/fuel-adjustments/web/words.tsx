import { type ReactNode, useCallback } from 'react';
import { formatDecimal, formatPercent } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { AdjustmentLine, AdjustmentRow } from '../contract.ts';
import { fuelAdjustmentDeskTexts } from '../messages/desk/index.ts';
import type { AdjustmentState } from '../status.ts';

const tones: Readonly<Record<AdjustmentState, Tone>> = {
  DRAFT: 'plain',
  CALCULATED: 'info',
  APPROVED: 'info',
  APPLIED: 'ok',
  REVERSED: 'plain',
};

type Stands = Pick<AdjustmentRow, 'status' | 'isSubmitted'>;

/** Where a run stands: of a calculated one that it waits for a second person, where it does. */
export function useAdjustmentWord(): (of: Stands) => string {
  const t = useTexts(fuelAdjustmentDeskTexts);
  return useCallback(({ status, isSubmitted }) => (isSubmitted ? t('submittedWord') : t(`status_${status}`)), [t]);
}

export function AdjustmentBadge({ of }: { readonly of: Stands }): ReactNode {
  const word = useAdjustmentWord();
  return <StatusBadge tone={of.isSubmitted ? 'warn' : tones[of.status]}>{word(of)}</StatusBadge>;
}

/** Figures of four decimals, as clauses have them; a difference says its direction. */
export function useFour(): (value: number | null, options?: { readonly signed?: boolean }) => string {
  const language = useLanguage();
  return useCallback(
    (value, { signed = false } = {}) => {
      if (value === null) return '–';
      const text = formatDecimal(language, value, { decimals: 4, fixed: true });
      return signed && value > 0 ? `+${text}` : text;
    },
    [language],
  );
}

/** An amount that is more or less than before, with its direction. */
export function useMore(): (amount: number, options?: { readonly whole?: boolean }) => string {
  const formats = useFormats();
  return useCallback(
    (amount, { whole = false } = {}) => {
      const text = whole ? formats.wholeMoney(amount) : formats.money(amount);
      return amount > 0 ? `+${text}` : text;
    },
    [formats],
  );
}

/** What fuel adds before and after, each with its unit: per cent, or rand for one unit where a manual clause says money. */
export function useAdded(): (line: AdjustmentLine) => Readonly<Record<'before' | 'after' | 'change', string>> {
  const t = useTexts(fuelAdjustmentDeskTexts);
  const four = useFour();
  const language = useLanguage();
  return useCallback(
    ({ calculation, valueType, before, otherBefore, after, change, carriedLeast, carriedMost }) => {
      const isMoney = calculation === 'Manual' && valueType === 'Currency';
      const unitOf = (value: number | null, inMoney: boolean, signed = false) => {
        if (value === null) return '–';
        if (inMoney) return t('aUnit', { value: four(value, { signed }) });
        return formatPercent(language, value, { decimals: 4, fixed: true, signed });
      };
      // The unit stands once behind two figures in money.
      const range = (least: number, most: number) =>
        isMoney
          ? t('aUnit', { value: `${four(least)} – ${four(most)}` })
          : `${unitOf(least, false)} – ${unitOf(most, false)}`;
      const isRange = carriedLeast !== null && carriedMost !== null && carriedLeast !== carriedMost;
      return {
        before:
          otherBefore === null
            ? isRange
              ? range(carriedLeast, carriedMost)
              : unitOf(before, isMoney)
            : unitOf(otherBefore, !isMoney),
        after: unitOf(after, isMoney),
        change: unitOf(change, isMoney, true),
      };
    },
    [t, four, language],
  );
}
