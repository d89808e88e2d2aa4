import type { ReactNode } from 'react';
import type { FileFieldProps } from '#platform/web/fields/use-file-upload.ts';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/contractors/messages/application/index.ts';
import { Section } from '#modules/parties/web/index.ts';
import { type FilePurpose, useContractorForm } from './form-frame.ts';
import { Field } from './fields.ts';

/** GIT Certificate; and what is said, and can be sent along, about a suretyship. */
export function CertificateFields(): ReactNode {
  const t = useTexts(applicationTexts);
  const { clientName, asksForSuretyship, isAdmin } = useContractorForm();
  const upload = useUpload();
  return (
    <>
      <Section title={t('certificate')} hint={t('certificateHint')}>
        <Field.File
          name="certificate"
          label={t('certificate')}
          help={t('certificateHelp')}
          disabled={isAdmin}
          required
          className="sm:col-span-2"
          {...upload('gitCertificate')}
        />
      </Section>
      <Section title={t('suretyship')} hint={t('suretyshipNotAsked')}>
        {asksForSuretyship && (
          <Field.File
            name="suretyshipDeed"
            label={t('suretyshipDeed')}
            help={`${t('suretyshipAsked', { client: clientName })} ${t('suretyshipDeedHelp')}`}
            disabled={isAdmin}
            className="sm:col-span-2"
            {...upload('suretyshipDeed')}
          />
        )}
      </Section>
    </>
  );
}

function useUpload(): (purpose: FilePurpose) => Pick<FileFieldProps, 'upload'> {
  const { store } = useContractorForm();
  return (purpose) => (store ? { upload: (file, options) => store(purpose, file, options) } : {});
}
