import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FileFieldProps, FileValue } from '#platform/web/fields/use-file-upload.ts';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { Field } from './fields.ts';
import { FoundInCertificate } from './FoundInCertificate.tsx';
import { useSupplierForm } from './form-frame.ts';
import type { SupplierValues } from './form.ts';
import type { useReadFacts } from './use-read-facts.ts';

/** The certificate; what was found in its text is written into the fields below it, or offered for them. */
export function CertificateField({ read }: { readonly read: ReturnType<typeof useReadFacts> }): ReactNode {
  const t = useTexts(registrationTexts);
  const { storeCertificate } = useSupplierForm();
  const { setValue, getValues } = useFormContext<SupplierValues>();

  const upload: FileFieldProps['upload'] =
    storeCertificate &&
    (async (chosen, options) => {
      const { file, facts: found } = await storeCertificate(chosen, options);
      read.take(found);
      return file;
    });
  function picked(file: FileValue | null): void {
    if (!file) read.take({});
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
      <FoundInCertificate facts={read.facts} fields={read.differ} onDone={read.settle} />
    </div>
  );
}
