import { isCalendarDate } from '#platform/dates.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { creditKinds } from '#modules/parties/credit/contract.ts';
import { creditChange } from '#modules/parties/credit/status.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';

const amounts: ReadonlySet<string> = new Set(['newLimit', 'insuredPart', 'creditLimit']);
/** Fields whose label has another name than the field. */
const otherNames: Readonly<Record<string, string>> = { evidenceBlobName: 'evidence' };

/** How the history of a change is said. */
export function useCreditHistoryWords() {
  const t = useTexts(creditDeskTexts);
  const words = useCodeTexts([creditDeskTexts as never]);
  const formats = useFormats();
  return {
    words,
    label: (path: string) => words(otherNames[path] ?? path) ?? path,
    value(path: string, value: unknown) {
      const text = String(value);
      if (amounts.has(path)) return formats.money(Number(value));
      if (path === 'status' && creditChange.states.some((state) => state === text))
        return words(`status_${text}`) ?? text;
      if (path === 'kind' && creditKinds.some((kind) => kind === text)) return words(`kind_${text}`) ?? text;
      if (path === 'evidenceBlobName') return t('aDocument');
      return isCalendarDate(text) ? formats.date(text) : text;
    },
  };
}
