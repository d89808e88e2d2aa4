import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FileFieldProps, FileValue } from '#platform/web/fields/use-file-upload.ts';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { Field } from './fields.ts';
import { type CertificateFacts, FoundInCertificate } from './FoundInCertificate.tsx';
import { useSupplierForm } from './form-frame.ts';
import type { SupplierValues } from './form.ts';

/** The certificate; what was found in its text is offered for the fields below it. */
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
      <FoundInCertificate facts={facts} onDone={() => setFacts({})} />
    </div>
  );
}
