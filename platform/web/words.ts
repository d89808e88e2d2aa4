import { isCalendarDate } from '#platform/dates.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { severalParted } from '#platform/import-field.ts';
import type { Catalogue, Texts, Translate } from '#platform/messages.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { recordTexts } from '#platform/messages/records/index.ts';
import { useFormats } from './formats.ts';
import { useLanguage } from './language.ts';
import { type AnyCatalogue, useCodeTexts, useTexts } from './texts.ts';

/** The words of a noun, by a habit: a field is called by the text of its name, a choice of it by `field_choice`. */
export interface Words<English extends Texts> {
  readonly t: Translate<English>;
  /** From the noun's own texts, or from those that all records share. */
  readonly label: (field: string) => string;
  /** What explains the field: the text of its name with `Help`, if there is one. */
  readonly help: (field: string) => string | undefined;
  readonly option: (field: string, value: string) => string;
  readonly options: (
    field: string,
    values: readonly string[],
  ) => readonly { value: string; label: string; title: string }[];
  /** Any value of a record as people write it; empty for nothing. */
  readonly written: (field: string, value: unknown) => string;
}

export function useWords<English extends Texts>(catalogue: Catalogue<English>): Words<English> {
  const t = useTexts(catalogue);
  const shared = useTexts(publicTexts);
  const find = useCodeTexts([catalogue as unknown as AnyCatalogue, recordTexts as unknown as AnyCatalogue]);
  const formats = useFormats();
  const language = useLanguage();
  const option = (field: string, value: string) => find(`${field}_${value}`) ?? value;
  const written = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return value.map((each) => written(field, each)).join(severalParted);
    if (typeof value === 'boolean') return shared(value ? 'yes' : 'no');
    if (typeof value === 'number') return formatDecimal(language, value, { decimals: 3 });
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return isCalendarDate(text) ? formats.date(text) : option(field, text);
  };
  return {
    t,
    label: (field) => find(field) ?? field,
    help: (field) => find(`${field}Help`),
    option,
    options: (field, values) =>
      values.map((value) => ({ value, label: option(field, value), title: option(field, value) })),
    written,
  };
}
