import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDate, isCalendarDate } from '#platform/dates.ts';
import { areSimilarNames } from '#platform/names.ts';
import { useLanguage } from '#platform/web/language.ts';
import type { FileFieldProps } from '#platform/web/fields/use-file-upload.ts';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { Section } from '#modules/parties/parties/web/index.ts';
import type { ApplicationValues } from './form.ts';
import { type FilePurpose, type ReadFacts, useContractorForm } from './form-frame.ts';
import { Field } from './fields.ts';

/** GIT Certificate; and what is said, and can be sent along, about a suretyship. */
export function CertificateFields(): ReactNode {
  const t = useTexts(applicationTexts);
  const { clientName, asksForSuretyship, isAdmin } = useContractorForm();
  const [facts, setFacts] = useState<ReadFacts>({});
  const upload = useUpload(setFacts);
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
          onPick={(file) => file === null && setFacts({})}
          {...upload('gitCertificate')}
        />
        <ReadInCertificate facts={facts} />
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

/** What was read in the certificate, and whether it is the applicant's own: said while another one can still be chosen. */
function ReadInCertificate({ facts }: { readonly facts: ReadFacts }): ReactNode {
  const t = useTexts(applicationTexts);
  const language = useLanguage();
  const { clientName: client } = useContractorForm();
  const company = useWatch<ApplicationValues, 'registeredName'>({ name: 'registeredName' }) ?? '';
  const { insuredName, to } = facts;
  const isOther = insuredName !== undefined && !areSimilarNames(insuredName, company);
  return (
    <div role="status" className="empty:hidden sm:col-span-2">
      {isOther ? (
        <p className="rounded-ctl bg-warn-soft px-3 py-2 text-warn">
          {t('insuredDiffers', { insuredName, company, client })}
        </p>
      ) : (
        insuredName && (
          <p className="text-sm text-muted">
            {to && isCalendarDate(to)
              ? t('insuredUntil', { insuredName, to: formatDate(to, language) })
              : t('insuredNamed', { insuredName })}
          </p>
        )
      )}
    </div>
  );
}

function useUpload(onRead: (facts: ReadFacts) => void): (purpose: FilePurpose) => Pick<FileFieldProps, 'upload'> {
  const { store } = useContractorForm();
  return (purpose) =>
    store
      ? {
          upload: async (chosen, options) => {
            const { file, facts } = await store(purpose, chosen, options);
            if (purpose === 'gitCertificate') onRead(facts);
            return file;
          },
        }
      : {};
}
