import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import {
  type AfricanCountryCode,
  africanCountries,
  africanCountry,
  countryName,
  defaultCountry,
} from '#platform/africa.ts';
import { locales } from '#platform/language.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useLanguage } from '../language.ts';
import { fetchPlansWhenIdle, numberingPlans } from '../numbering-plans.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame, type FieldProps, useField } from './Field.tsx';
import { pressReleased } from './press.ts';

export interface PhoneFieldProps extends FieldProps<string> {
  /** The country that is chosen while the field is empty: that of the address, or South Africa. */
  readonly country?: AfricanCountryCode;
  readonly autoComplete?: 'tel' | 'off';
}

/** The number as it is shown and the country in front of it; the value is `+27821234567`, or what was typed if it is none. */
function usePhone({ name, country: preferred = defaultCountry.code }: PhoneFieldProps) {
  const { trigger, getFieldState } = useFormContext();
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ name });
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const [chosen, setChosen] = useState<AfricanCountryCode>();
  const own = useRef<unknown>(undefined);
  const country = chosen ?? preferred;

  // The value came from outside: a draft, a record, a reset.
  const adopt = useEffectEvent((next: unknown) => {
    if (Object.is(own.current, next)) return;
    own.current = next;
    setText(typeof next === 'string' ? next : '');
    // Without the plans it stays as it is stored.
    if (next) show(String(next), country).catch(() => undefined);
  });
  // Before the next key: what was adopted late would put back the text of before.
  useLayoutEffect(() => adopt(value), [value]);
  useEffect(fetchPlansWhenIdle, []);

  async function show(raw: string, within: AfricanCountryCode): Promise<string> {
    const { parsePhone } = await numberingPlans();
    const phone = parsePhone(raw, within);
    if (!phone.ok) return international(raw, within);
    setChosen(phone.country);
    setText(phone.national);
    return phone.e164;
  }
  /** Readers of the value take it for a number of the preferred country, unless it says otherwise. */
  const withCallingCode = (typed: string) =>
    typed === '' || typed.startsWith('+') || country === preferred
      ? typed
      : `+${africanCountry(country)?.callingCode} ${typed}`;
  function set(next: string): void {
    own.current = next;
    if (next === value) return;
    onChange(next);
    if (getFieldState(name).invalid) void trigger(name);
  }
  return {
    ref,
    text,
    country,
    // The value at once, since Enter submits without leaving the field; leaving it puts the number into its one form.
    type: (next: string) => {
      setText(next);
      set(withCallingCode(next.trim()));
    },
    choose: (next: AfricanCountryCode) => {
      setChosen(next);
      if (!text.trim()) return;
      set(international(text.trim(), next));
      show(text, next).then(set, () => undefined);
    },
    leave: async () => {
      const raw = text.trim();
      set(raw && (await show(raw, country).catch(() => raw)));
      await pressReleased();
      onBlur();
    },
  };
}

/** As it was typed, with the calling code in front of it. */
function international(raw: string, country: AfricanCountryCode): string {
  return raw === '' || raw.startsWith('+') ? raw : `+${africanCountry(country)?.callingCode} ${raw}`;
}

/** A phone number of an African country: country and national number; a pasted `+27 …` chooses the country itself. */
export function PhoneField(props: PhoneFieldProps): ReactNode {
  const t = useTexts(publicTexts);
  const language = useLanguage();
  const state = useField(props);
  const { ref, text, country, type, choose, leave } = usePhone(props);
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locales[language]);
    return africanCountries
      .map(({ code, callingCode }) => ({ code, callingCode, name: countryName(code, language) }))
      .toSorted((a, b) => compare(a.name, b.name));
  }, [language]);
  return (
    <FieldFrame {...props} state={state}>
      <div
        className="ctl flex h-auto flex-wrap items-stretch p-0"
        data-invalid={state.error ? '' : undefined}
        data-disabled={props.disabled ? '' : undefined}
      >
        <div className="relative flex min-h-8 grow-0 items-center whitespace-nowrap border-e border-line chevron pointer-coarse:min-h-11.5 ps-2.5 pe-7 text-muted tabular-nums">
          <span aria-hidden="true">
            {country} +{africanCountry(country)?.callingCode}
          </span>
          {/* Over the short text, so that the list itself can be the device's own, with whole names. */}
          <select
            aria-label={t('countryOf', { label: props.label })}
            value={country}
            disabled={props.disabled}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={(event) => choose(event.target.value as AfricanCountryCode)}
          >
            {countries.map(({ code, callingCode, name }) => (
              <option key={code} value={code}>
                {name} (+{callingCode})
              </option>
            ))}
          </select>
        </div>
        <input
          {...state.control}
          ref={ref}
          name={props.name}
          type="tel"
          value={text}
          disabled={props.disabled}
          inputMode="tel"
          autoComplete={props.autoComplete ?? 'off'}
          maxLength={30}
          className="min-h-8 w-0 min-w-36 flex-1 bg-transparent px-2.5 tabular-nums outline-none pointer-coarse:min-h-11.5"
          // Before the browser had time for them: when the field is left they are needed.
          onFocus={() => numberingPlans().catch(() => undefined)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => void leave()}
        />
      </div>
    </FieldFrame>
  );
}
