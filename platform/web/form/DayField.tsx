import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { parseDate } from '#platform/date-text.ts';
import { type CalendarDate, formatDate, isCalendarDate } from '#platform/dates.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { FieldFrame, type FieldProps, useField } from '../fields/Field.tsx';
import { Popover } from '../floating/Popover.tsx';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import { Calendar } from './Calendar.tsx';

export interface DayFieldProps extends FieldProps<string> {
  readonly min?: CalendarDate;
  readonly max?: CalendarDate;
}

/**
 * A date that is typed as people write it, or picked from a month. The form holds `2026-06-03`; a text that is no date is
 * left as it is, for the schema to refuse. Not the browser's own picker: it follows the browser's locale, and at a desk
 * two orders of day and month on one screen are a trap.
 */
export function DayField({ min, max, ...props }: DayFieldProps): ReactNode {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const state = useField(props);
  const { trigger } = useFormContext();
  const { value: held, onChange, onBlur, ref } = useController({ name: props.name }).field;
  const opener = useRef<HTMLButtonElement>(null);
  const value = typeof held === 'string' ? held : '';
  const written = isCalendarDate(value) ? formatDate(value, language) : value;
  const [text, setText] = useState(written);
  const [shown, setShown] = useState(written);
  // The form was reset, another field set this one, or the language changed.
  if (shown !== written) {
    setShown(written);
    setText(written);
  }

  function take(next: string): void {
    if (next === value) setText(written);
    else onChange(next);
    if (state.error) void trigger(props.name);
  }
  return (
    <FieldFrame {...props} state={state}>
      <div
        className="ctl flex items-center pe-0"
        data-invalid={state.error ? '' : undefined}
        data-disabled={props.disabled ? '' : undefined}
      >
        <input
          {...state.control}
          ref={ref}
          name={props.name}
          value={text}
          disabled={props.disabled}
          autoComplete="off"
          placeholder={t('datePlaceholder')}
          className="h-full w-full min-w-0 flex-1 bg-transparent tabular-nums outline-none placeholder:text-faint"
          onChange={(event) => setText(event.target.value)}
          onBlur={() => {
            take(parseDate(text, language) ?? text.trim());
            onBlur();
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && event.altKey) opener.current?.click();
            // Enter submits the form with what was typed.
            if (event.key === 'Enter') take(parseDate(text, language) ?? text.trim());
          }}
        />
        <Popover
          label={t('chooseDate', { label: props.label })}
          align="end"
          trigger={
            <button
              ref={opener}
              type="button"
              className="grid h-full w-9 flex-none place-items-center text-muted hover:text-ink pointer-coarse:w-12"
              aria-label={t('chooseDate', { label: props.label })}
              disabled={props.disabled}
            >
              <CalendarDays size={16} aria-hidden="true" />
            </button>
          }
        >
          {(close) => (
            <Calendar
              value={isCalendarDate(value) ? value : undefined}
              min={min}
              max={max}
              onChoose={(date) => {
                take(date);
                close();
              }}
            />
          )}
        </Popover>
      </div>
    </FieldFrame>
  );
}
