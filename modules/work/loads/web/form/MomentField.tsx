import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { parseMoment, writtenMoment } from '#platform/moment-text.ts';
import { dayOfClock, isWallClock } from '#platform/wall-clock.ts';
import { FieldFrame, type FieldName, type FieldProps, useField } from '#platform/web/fields/Field.tsx';
import { Popover } from '#platform/web/floating/Popover.tsx';
import { Calendar } from '#platform/web/form/Calendar.tsx';
import { today } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';

interface MomentFieldProps extends FieldProps<string> {
  /** The field whose day is meant when only a time is typed; tomorrow without one, since loads are booked the day before. */
  readonly after?: FieldName<string>;
}

/**
 * A day and a time, typed as people write them: `24 Nov 8:00`, or `8:00` for the day that is near. The form holds what the
 * clock of the company shows (`2026-11-24T08:00`), whatever zone the browser is in; a text that is no moment is left for
 * the schema to refuse.
 */
export function MomentField({ after, ...props }: MomentFieldProps): ReactNode {
  const t = useTexts(loadFormTexts);
  const language = useLanguage();
  const state = useField(props);
  const { trigger, getValues } = useFormContext();
  const { value: held, onChange, onBlur, ref } = useController({ name: props.name }).field;
  const value = typeof held === 'string' ? held : '';
  const written = writtenMoment(value, language);
  const [text, setText] = useState(written);
  const [shown, setShown] = useState(written);
  // The form was reset, another field set this one, or the language changed.
  if (shown !== written) {
    setShown(written);
    setText(written);
  }
  const expected = (): CalendarDate => {
    if (isWallClock(value)) return dayOfClock(value);
    const other: unknown = after === undefined ? '' : getValues(after);
    return typeof other === 'string' && isWallClock(other) ? dayOfClock(other) : addDays(today(), after ? 0 : 1);
  };
  function take(typed: string): void {
    const next = typed.trim() === '' ? '' : (parseMoment(typed, language, expected()) ?? typed.trim());
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
          placeholder={t('momentPlaceholder')}
          className="h-full w-full min-w-0 flex-1 bg-transparent tabular-nums outline-none placeholder:text-faint"
          onChange={(event) => setText(event.target.value)}
          onBlur={() => {
            take(text);
            onBlur();
          }}
          // Enter submits what was typed, as in a dialog.
          onKeyDown={({ key }) => key === 'Enter' && take(text)}
        />
        <Popover
          label={t('chooseDay', { label: props.label })}
          align="end"
          trigger={
            <button
              type="button"
              tabIndex={-1}
              className="grid h-full w-8 flex-none place-items-center text-muted hover:text-ink pointer-coarse:w-12"
              aria-label={t('chooseDay', { label: props.label })}
              disabled={props.disabled}
            >
              <CalendarDays size={16} aria-hidden="true" />
            </button>
          }
        >
          {(close) => (
            <Calendar
              value={isWallClock(value) ? dayOfClock(value) : undefined}
              onChoose={(day) => {
                take(`${day}T${isWallClock(value) ? value.slice(11) : '08:00'}`);
                close();
              }}
            />
          )}
        </Popover>
      </div>
    </FieldFrame>
  );
}
