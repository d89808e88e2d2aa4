import { useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { applicationTexts } from '#modules/contractors/messages/application/index.ts';
import { partyTexts } from '#modules/parties/messages/fields/index.ts';
import type { adminSteps, applicantSteps, ApplicationValues } from './form.ts';
import { BankFields } from './BankFields.tsx';
import { CertificateFields } from './CertificateFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { DirectorFields } from './DirectorFields.tsx';
import { SignatureFields } from './SignatureFields.tsx';

/** The steps of an application that applicants and admins share, with the schemas of either. */
export function useApplicationSteps(
  schemas: ReturnType<typeof applicantSteps> | typeof adminSteps,
): readonly WizardStep<ApplicationValues>[] {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  return useMemo(
    () => [
      { id: 'company', title: party('companyStep'), schema: schemas.company, Step: CompanyFields },
      { id: 'directors', title: party('directorsStep'), schema: schemas.directors, Step: DirectorFields },
      { id: 'bank', title: t('bankStep'), schema: schemas.bank, Step: BankFields },
      { id: 'certificate', title: t('certificateStep'), schema: schemas.certificate, Step: CertificateFields },
      { id: 'signature', title: t('signatureStep'), schema: schemas.signature, Step: SignatureFields },
    ],
    [t, party, schemas],
  );
}
