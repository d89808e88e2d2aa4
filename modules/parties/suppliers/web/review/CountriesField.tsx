import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { africanCountries } from '#platform/africa.ts';
import { FieldFrame, type FieldProps, useField } from '#platform/web/fields/Field.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { countriesOf, regions, type Region } from '#modules/parties/suppliers/regions.ts';

/** So many of those that match are offered. */
const offeredAtOnce = 6;

const chip =
  'inline-flex min-h-7 items-center gap-1 rounded-full border px-2.5 text-sm pointer-coarse:min-h-11 pointer-coarse:px-3.5';

/** Countries by their names: those that are chosen first, whole regions by one press, others by typing. */
export function CountriesField(props: FieldProps<readonly string[]>): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  const state = useField(props);
  const { value, onChange, onBlur, ref } = useController({ name: props.name }).field;
  const [words, setWords] = useState('');
  const chosen: readonly string[] = Array.isArray(value) ? (value as string[]) : [];
  const options = africanCountries
    .map(({ name }) => ({ name, label: formats.country(name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const found =
    words.trim() === ''
      ? []
      : options.filter(({ name, label }) => !chosen.includes(name) && starts(label, words)).slice(0, offeredAtOnce);
  const has = (region: Region) => countriesOf(region).every((name) => chosen.includes(name));
  function add(name: string): void {
    onChange([...chosen, name]);
    setWords('');
  }
  function toggle(region: Region): void {
    const countries = countriesOf(region);
    onChange(
      has(region) ? chosen.filter((name) => !countries.includes(name)) : [...new Set([...chosen, ...countries])],
    );
  }
  return (
    <FieldFrame {...props} state={state}>
      {chosen.length > 0 && (
        <ul aria-label={t('countriesChosen')} className="mb-2 flex flex-wrap gap-1.5">
          {options
            .filter(({ name }) => chosen.includes(name))
            .map(({ name, label }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={t('removeCountry', { country: label })}
                  className={clsx(chip, 'border-brand bg-brand-soft')}
                  onClick={() => onChange(chosen.filter((each) => each !== name))}
                >
                  {label}
                  <X size={13} aria-hidden="true" />
                </button>
              </li>
            ))}
        </ul>
      )}
      <div role="group" aria-label={t('regions')} className="mb-2 flex flex-wrap gap-1.5">
        {regions.map((region) => (
          <button
            key={region}
            type="button"
            aria-pressed={has(region)}
            className={clsx(chip, has(region) ? 'border-brand' : 'border-line-strong hover:bg-sunken')}
            onClick={() => toggle(region)}
          >
            {t(`region_${region}`)}
          </button>
        ))}
      </div>
      <input
        {...state.control}
        ref={ref}
        className="ctl w-full"
        autoComplete="off"
        placeholder={t('addCountry')}
        value={words}
        onBlur={onBlur}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || words === '') return;
          event.preventDefault();
          if (found[0]) add(found[0].name);
        }}
      />
      {found.length > 0 && (
        <ul aria-label={t('addCountry')} className="mt-2 flex flex-wrap gap-1.5">
          {found.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                className={clsx(chip, 'border-line-strong hover:bg-sunken')}
                onClick={() => add(name)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}

/** Whether a word of the name begins so; accents need not be typed. */
function starts(label: string, words: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return ` ${plain(label)}`.includes(` ${plain(words.trim())}`);
}
