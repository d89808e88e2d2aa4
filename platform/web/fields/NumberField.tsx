import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formatDecimal, isMultiplied, otherCurrency, parseDecimal, roundDecimal } from '#platform/decimal.ts';
import { locales } from '#platform/language.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import { useFormFrame } from '../form.tsx';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { pressReleased } from './press.ts';

/** What is typed becomes the value after this pause, in milliseconds, or when the field is left. */
const commitDelay = 1000;

/** With spaces, separators and a sign; longer text is no number. */
const longestNumber = 30;

export interface NumberFieldProps extends FieldProps<number> {
  /** Values outside are changed to the nearest one inside, and the field says so. */
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  /** Of an amount: another one beside it is refused by its name. */
  readonly currency?: string | undefined;
}

interface AmountProps extends NumberFieldProps {
  readonly prefix?: string;
  readonly suffix?: string;
  /** 53 598,00 rather than 53598. */
  readonly asAmount?: boolean;
}

/** The typed text and the number behind it; text that is no number becomes the value as it is, for the schema to refuse. */
function useNumber({
  name,
  required,
  min = -Infinity,
  max = Infinity,
  decimals = 2,
  asAmount = false,
  currency,
}: AmountProps) {
  const language = useLanguage();
  const { trigger, getFieldState } = useFormContext();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name });
  const write = useCallback(
    (number: unknown) =>
      typeof number === 'number'
        ? formatDecimal(language, number, { decimals, fixed: asAmount, grouping: asAmount })
        : ((number as string | null | undefined) ?? ''),
    [language, decimals, asAmount],
  );
  const [text, setText] = useState(() => write(value));
  const [clampedTo, setClampedTo] = useState<number>();
  /** What this field itself made of the text; undefined while nobody types. */
  const typed = useRef<{ readonly value: unknown }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A draft was loaded, the form was reset, the language changed; but never under the hands of who types.
  useEffect(() => {
    if (!typed.current || !Object.is(typed.current.value, value)) setText(write(value));
  }, [value, write]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function commit(next: string): unknown {
    clearTimeout(timer.current);
    // Asked back rather than guessed: `1.5m` is not R 1,50.
    const isAskedBack = (asAmount && isMultiplied(next)) || (currency && otherCurrency(next, currency));
    const parsed = isAskedBack ? undefined : parseDecimal(next, decimals, max);
    const clamped = parsed === undefined ? undefined : Math.min(max, Math.max(min, roundDecimal(parsed, decimals)));
    const result = clamped ?? (next.trim() === '' ? (required ? null : undefined) : next);
    const isOutside = parsed !== undefined && (parsed < min || parsed > max);
    setClampedTo(isOutside ? clamped : undefined);
    if (isOutside) setText(write(clamped));
    typed.current = { value: result };
    if (Object.is(result, value)) return result;
    onChange(result);
    if (getFieldState(name).invalid) void trigger(name);
    return result;
  }
  return {
    ref,
    text,
    isNoNumber: typeof value === 'string' && value.trim() !== '',
    clampedTo: clampedTo === undefined ? undefined : formatDecimal(language, clampedTo, { decimals }),
    type: (next: string) => {
      typed.current ??= { value };
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => commit(next), commitDelay);
    },
    /** Enter submits without leaving the field. */
    enter: () => void (typed.current && commit(text)),
    leave: () => {
      // Left untouched: a value such as an empty 0 is not made anything else of.
      if (typed.current) setText(write(commit(text)));
      typed.current = undefined;
      void pressReleased().then(onBlur);
    },
  };
}

function Amount(props: AmountProps): ReactNode {
  const { prefix, suffix, decimals = 2, min = 0 } = props;
  const t = useTexts(publicTexts);
  const { problemText } = useFormFrame();
  const { ref, text, isNoNumber, clampedTo, type, enter, leave } = useNumber(props);
  const note = clampedTo === undefined ? props.note : t('changedToNearest', { value: clampedTo });
  const field = useField({ ...props, note });
  // The schema knows only that it is no number; here it is known how to write one.
  const { currency } = props;
  const other = currency && isNoNumber && !isMultiplied(text) ? otherCurrency(text, currency) : undefined;
  const problem = other ? problemText('otherCurrency', { other, currency }) : problemText('notInFigures');
  const state = field.error && isNoNumber ? { ...field, error: problem ?? field.error } : field;
  return (
    <FieldFrame {...props} note={note && <output>{note}</output>} state={state}>
      <div
        className="ctl flex items-center gap-2"
        data-invalid={state.error ? '' : undefined}
        data-disabled={props.disabled ? '' : undefined}
      >
        {prefix && <span className="text-muted">{prefix}</span>}
        <input
          {...state.control}
          ref={ref}
          name={props.name}
          value={text}
          disabled={props.disabled}
          // A telephone's decimal keyboard may have no minus sign.
          inputMode={min < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={longestNumber}
          className="h-full w-full min-w-0 flex-1 bg-transparent tabular-nums outline-none"
          onChange={(event) => type(event.target.value)}
          onKeyDown={({ key }) => key === 'Enter' && enter()}
          onBlur={leave}
        />
        {suffix && <span className="text-muted">{suffix}</span>}
      </div>
    </FieldFrame>
  );
}

/** A number; two decimals unless said otherwise. */
export function NumberField(props: NumberFieldProps): ReactNode {
  return <Amount {...props} />;
}

/** An amount of money, with the currency's sign before it. Takes what people paste: `R 1,500,000.00`. */
export function MoneyField({ currency = 'ZAR', ...props }: NumberFieldProps): ReactNode {
  const language = useLanguage();
  return <Amount min={0} {...props} currency={currency} prefix={currencySign(locales[language], currency)} asAmount />;
}

function currencySign(locale: string, currency: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

export function PercentField(props: NumberFieldProps): ReactNode {
  return <Amount min={0} max={100} {...props} suffix="%" />;
}
