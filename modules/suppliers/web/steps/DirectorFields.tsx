import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PhoneField } from '#platform/web/fields/PhoneField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { directorFindings } from '#modules/suppliers/checks.ts';
import { emptyDirector, limits } from '#modules/suppliers/fields.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { useCountryCode } from './CompanyFields.tsx';
import { Field } from './fields.ts';
import { FindingNotes, useNoteOf } from './FindingNotes.tsx';
import { Section, useSupplierForm } from './SupplierFormFrame.tsx';
import type { SupplierValues } from './supplier-form.ts';

/** Director(s) Details: a row for each; the first one stays. */
export function DirectorFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const { fields, append, remove } = useFieldArray<SupplierValues, 'directors'>({ name: 'directors' });
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  function add(): void {
    append({ ...emptyDirector, idType: 'SA_ID' });
    setSaid(t('directorAdded', { number: fields.length + 1 }));
  }
  function drop(index: number): void {
    remove(index);
    setSaid(t('directorRemoved', { number: index + 1 }));
    // The button that had the focus is gone.
    addButton.current?.focus();
  }
  return (
    <FindingNotes find={directorFindings}>
      {fields.map((row, index) => (
        <Section key={row.id} title={t('director', { number: index + 1 })} hint={index === 0 && t('directorsHint')}>
          <DirectorRow index={index} onRemove={index > 0 ? () => drop(index) : undefined} />
        </Section>
      ))}
      {fields.length < limits.directors && (
        <div className="mt-5">
          <button ref={addButton} type="button" className="btn btn-s" onClick={add}>
            <Plus size={16} aria-hidden />
            {t('addDirector')}
          </button>
        </div>
      )}
      <output className="sr-only">{said}</output>
    </FindingNotes>
  );
}

const kinds = {
  SA_ID: { label: 'southAfricanId', number: 'idNumber', help: undefined },
  passport: { label: 'passport', number: 'passportNumber', help: 'otherIdNumberHelp' },
  other: { label: 'otherId', number: 'otherIdNumber', help: 'otherIdNumberHelp' },
} as const;

function DirectorRow({
  index,
  onRemove,
}: {
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  const country = useCountryCode();
  const { trigger } = useFormContext<SupplierValues>();
  const idNumber = `directors.${index}.idNumber` as const;
  const row = useWatch<SupplierValues, `directors.${number}`>({ name: `directors.${index}` });
  const { errors } = useFormState<SupplierValues>({ name: idNumber, exact: true });
  const kind = kinds[row?.idType ?? 'SA_ID'];
  const number = useSupplierForm().numbersOnFile?.identityOf(row?.name ?? '');
  return (
    <>
      <Field.Text name={`directors.${index}.name`} label={t('directorName')} autoCapitalize="words" maxLength={100} />
      <Field.Select
        name={`directors.${index}.idType`}
        label={t('idType')}
        options={Object.entries(kinds).map(([value, { label }]) => ({ value, label: t(label) }))}
        // Another kind of number has other rules.
        onPick={() => void (errors.directors?.[index]?.idNumber && trigger(idNumber))}
      />
      <Field.Digits
        name={idNumber}
        label={t(kind.number)}
        help={number ? t('numberOnFile', { number }) : kind.help && t(kind.help)}
        note={number && !row?.idNumber ? undefined : note(idNumber)}
        maxLength={limits.directorId}
        className="sm:col-span-2"
      />
      <PhoneField name={`directors.${index}.cellphoneNumber`} label={t('mobile')} country={country} />
      <Field.Email name={`directors.${index}.emailAddress`} label={t('email')} autoComplete="off" maxLength={100} />
      {onRemove && (
        <div className="sm:col-span-2">
          <button
            type="button"
            className="btn btn-g -ms-3"
            aria-label={t('removeDirector', { number: index + 1 })}
            onClick={onRemove}
          >
            <Trash2 size={16} aria-hidden />
            {t('remove')}
          </button>
        </div>
      )}
    </>
  );
}
