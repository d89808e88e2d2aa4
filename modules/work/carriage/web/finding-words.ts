import { useCallback } from 'react';
import { isCalendarDate } from '#platform/dates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { type AnyCatalogue, useCodeTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';

/** Amounts come as whole rand. */
const amounts: readonly string[] = ['cover', 'required'];

interface Finding {
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;
}

/** A finding as a sentence: dates, amounts and papers as people write them. A module above adds the codes of its own. */
export function useFindingWords(own: readonly AnyCatalogue[] = []): (finding: Finding) => string {
  const find = useCodeTexts([loadFailureTexts, ...own]);
  const words = useCodeTexts([loadFormTexts]);
  const formats = useFormats();
  const language = useLanguage();
  return useCallback(
    ({ code, details }) => {
      const written = Object.entries(details).map(([name, value]) => {
        if (isCalendarDate(value)) return [name, formats.date(value)];
        if (amounts.includes(name))
          return [name, formatDecimal(language, Number(value), { decimals: 0, grouping: true })];
        if (name === 'countries') return [name, value.split(', ').map(formats.country).join(', ')];
        return [name, name === 'paper' ? (words(`paper_${value}`) ?? value) : value];
      });
      return find(code, Object.fromEntries(written) as Record<string, string>) ?? code;
    },
    [find, words, formats, language],
  );
}
