import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDate, isCalendarDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import { formatMoney, parseMoney } from '#platform/money.ts';
import type { FileFieldProps, FileValue } from '#platform/web/fields/FileField.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { Field } from './fields.ts';
import { type CertificateFacts, useSupplierForm } from './SupplierFormFrame.tsx';
import type { SupplierValues } from './supplier-form.ts';

/** The fields that a certificate answers: what was read in it → the field, and the field's label. */
const answers = {
  policyNumber: 'gitPolicyNumber',
  insurer: 'gitInsurer',
  cover: 'gitCover',
  from: 'gitFrom',
  to: 'gitTo',
} as const satisfies Readonly<Record<string, keyof SupplierValues>>;

type Answer = keyof typeof answers;
const known = Object.keys(answers) as readonly Answer[];

/** The certificate; what was found in its text is offered for the fields below it, and never written over them unasked. */
export function CertificateField(): ReactNode {
  const t = useTexts(registrationTexts);
  const { storeCertificate } = useSupplierForm();
  const { setValue, getValues } = useFormContext<SupplierValues>();
  const [facts, setFacts] = useState<CertificateFacts>({});

  const upload: FileFieldProps['upload'] =
    storeCertificate &&
    (async (chosen, options) => {
      const { file, facts: found } = await storeCertificate(chosen, options);
      setFacts(found);
      return file;
    });
  function picked(file: FileValue | null): void {
    if (!file) setFacts({});
    setValue('gitUploadTimestamp', file ? new Date().toISOString() : '', { shouldDirty: true });
    setValue('gitUploadedBy', file ? (getValues('email') ?? '') : '', { shouldDirty: true });
  }
  return (
    <div className="min-w-0 space-y-4 sm:col-span-2">
      <Field.File
        name="certificate"
        label={t('certificate')}
        help={t('certificateHelp')}
        onPick={picked}
        {...(upload && { upload })}
      />
      {known.some((key) => facts[key]) && <Found facts={facts} onDone={() => setFacts({})} />}
    </div>
  );
}

function Found({ facts, onDone }: { readonly facts: CertificateFacts; readonly onDone: () => void }): ReactNode {
  const t = useTexts(registrationTexts);
  const language = useLanguage();
  const { setValue } = useFormContext<SupplierValues>();
  const found = known.filter((key) => facts[key]);
  function fillIn(): void {
    for (const key of found) {
      const value = key === 'cover' ? (parseMoney(facts[key] ?? '') ?? 0) / 100 : facts[key];
      setValue(answers[key], value as never, { shouldDirty: true, shouldValidate: true });
    }
    snackbar(t('filledIn'), { kind: 'ok' });
    onDone();
  }
  return (
    <section aria-label={t('found')} className="rounded-card bg-brand-soft p-4">
      <h3 className="font-semibold">{t('found')}</h3>
      <p className="hlp">{t('foundHint')}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {facts['insuredName'] && <Fact label={t('insuredName')} value={facts['insuredName']} />}
        {found.map((key) => (
          <Fact key={key} label={t(answers[key])} value={written(key, facts[key] ?? '', language)} />
        ))}
      </dl>
      <button type="button" className="btn btn-s mt-3" onClick={fillIn}>
        {t('fillIn')}
      </button>
    </section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{value}</dd>
    </>
  );
}

function written(key: Answer, value: string, language: Language): string {
  if (key === 'cover') return formatMoney(parseMoney(value) ?? 0, 'ZAR', language);
  return isCalendarDate(value) ? formatDate(value, language) : value;
}
