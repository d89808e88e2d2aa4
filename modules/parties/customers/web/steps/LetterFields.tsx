import { FileSearch } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { clientToday } from '#platform/client-day.ts';
import { formatDate, formatDateTime } from '#platform/dates.ts';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import type { FileValue } from '#platform/web/fields/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useNoteOf } from '#modules/parties/parties/web/index.ts';
import { pendingUpload } from '#modules/parties/customers/fields.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import type { CustomerValues, LetterValue } from './form.ts';
import { useCustomerForm } from './form-frame.ts';
import { Field, Inputs } from './fields.ts';
import { isPending } from './letter.ts';

const PdfDialog = lazyWithRetry(async () => (await import('#platform/web/dialogs/PdfDialog.tsx')).PdfDialog);

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The bank's letter and its date. What was read in it is offered, and counts only once a person has confirmed it. */
export function LetterFields(): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  const { storeLetter } = useCustomerForm();
  const { setValue, clearErrors } = useFormContext<CustomerValues>();
  const letter = useWatch<CustomerValues, 'letter'>({ name: 'letter' });

  function picked(file: FileValue | null): void {
    const stated = {
      bankConfirmationBlobName: file ? pendingUpload : '',
      bankConfirmationUploadTimestamp: file ? new Date().toISOString() : '',
      // Another letter has another date.
      bankConfirmationLetterDate: '',
    } as const;
    for (const [name, value] of Object.entries(stated))
      setValue(name as keyof typeof stated, value, { shouldDirty: true });
    clearErrors('bankConfirmationLetterDate');
  }
  return (
    <>
      <div className="min-w-0 space-y-3 sm:col-span-2">
        <Field.File
          name="letter"
          label={t('letterFile')}
          help={t('letterFileHelp')}
          accept="pdf"
          onPick={picked}
          {...(storeLetter && { upload: storeLetter })}
        />
        {letter && <LetterState letter={letter} />}
      </div>
      {letter && (
        <>
          <FoundDate found={letter.letterDate} />
          <Inputs.Date
            name="bankConfirmationLetterDate"
            label={t('letterDate')}
            help={t('letterDateHelp')}
            note={note('bankConfirmationLetterDate')}
            max={clientToday()}
            required
          />
        </>
      )}
    </>
  );
}

/** Where the letter stands, since when, and a look into it. */
function LetterState({ letter }: { readonly letter: LetterValue }): ReactNode {
  const t = useTexts(registrationTexts);
  const language = useLanguage();
  const { readLetter } = useCustomerForm();
  const [isOpen, setIsOpen] = useState(false);
  const [blobName, uploadedAt] = useWatch<
    CustomerValues,
    ['bankConfirmationBlobName', 'bankConfirmationUploadTimestamp']
  >({ name: ['bankConfirmationBlobName', 'bankConfirmationUploadTimestamp'] });
  const load = async () => letter.base64 ?? (await readLetter(letter.blobName ?? '')).base64;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-muted">
        {uploadedAt &&
          t(isPending(blobName, letter) ? 'pendingUpload' : 'uploadedAt', {
            at: formatDateTime(uploadedAt, language, zone),
          })}
      </p>
      <button type="button" className="btn btn-s" onClick={() => setIsOpen(true)}>
        <FileSearch size={16} aria-hidden />
        {t('viewLetter')}
      </button>
      {isOpen && (
        <Suspense>
          <PdfDialog title={letter.name} load={load} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The date that was read, until one is stated. */
function FoundDate({ found }: { readonly found: string | undefined }): ReactNode {
  const t = useTexts(registrationTexts);
  const language = useLanguage();
  const { setValue, setFocus } = useFormContext<CustomerValues>();
  const stated = useWatch<CustomerValues, 'bankConfirmationLetterDate'>({ name: 'bankConfirmationLetterDate' });
  if (stated) return null;
  if (!found) return <output className="text-muted sm:col-span-2">{t('letterDateNotFound')}</output>;
  const date = formatDate(found, language);
  function confirm(): void {
    setValue('bankConfirmationLetterDate', found, { shouldDirty: true, shouldValidate: true });
    setFocus('bankConfirmationLetterDate');
  }
  return (
    <section aria-label={t('letterDateFound', { date })} className="rounded-card bg-brand-soft p-4 sm:col-span-2">
      <h3 className="font-semibold">{t('letterDateFound', { date })}</h3>
      <p className="hlp">{t('letterDateCheck')}</p>
      <button type="button" className="btn btn-s mt-3" onClick={confirm}>
        {t('confirmLetterDate', { date })}
      </button>
    </section>
  );
}
