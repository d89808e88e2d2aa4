import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { type Language, locales } from '#platform/language.ts';
import { FieldFrame, type FieldProps, useField } from '#platform/web/fields/Field.tsx';
import { useLanguage } from '#platform/web/language.ts';

/** A month of the year by its name, kept as its number: 1 is January. */
export function MonthField(props: Pick<FieldProps<number>, 'name' | 'label'>): ReactNode {
  const state = useField(props);
  const language = useLanguage();
  const { field } = useController({ name: props.name });
  return (
    <FieldFrame {...props} required state={state}>
      <select
        {...state.control}
        {...field}
        value={String(field.value)}
        className="ctl"
        onChange={(event) => field.onChange(Number(event.target.value))}
      >
        {monthNames(language).map((label, index) => (
          <option key={label} value={index + 1}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function monthNames(language: Language): string[] {
  const { format } = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(new Date(Date.UTC(2026, month, 1))));
}
