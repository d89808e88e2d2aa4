import { isCalendarDate } from '#platform/dates.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';

/** Writes the values of some fields, by the name of the field; `undefined` where a value has no words of its own. */
export type OwnValues = Readonly<Record<string, (text: string) => string | undefined>>;

/** A value of the history as people say it: its own words, or yes and no, or a date as the person writes it. */
export function useWrittenValues(own: OwnValues): (path: string, value: unknown) => string {
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  return (path, value) => {
    if (typeof value === 'boolean') return shared(value ? 'yes' : 'no');
    const text = String(value);
    const words = own[path.split('.').at(-1) ?? path]?.(text);
    if (words !== undefined) return words;
    if (isCalendarDate(text)) return formats.date(text);
    return typeof value === 'object' ? JSON.stringify(value) : text;
  };
}

/** A list of steps, by the word of each. */
export function stepWords(wordOf: (step: string) => string | undefined): (text: string) => string {
  return (text) =>
    text
      .split(', ')
      .map((step) => wordOf(step) ?? step)
      .join(', ');
}
