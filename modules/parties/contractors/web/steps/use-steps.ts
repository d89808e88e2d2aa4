import { type ComponentType, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import type { adminSteps, applicantSteps, ApplicationValues } from './form.ts';
import { CompanyFields } from './CompanyFields.tsx';

/** The fields of the steps after the first one: on a phone they come behind it, at a desk with it. */
export type LaterFields = Readonly<Record<'directors' | 'bank' | 'certificate' | 'signature', ComponentType>>;

/** The steps of an application that applicants and admins share, with the schemas of either. */
export function useApplicationSteps(
  schemas: ReturnType<typeof applicantSteps> | typeof adminSteps,
  later: LaterFields,
): readonly WizardStep<ApplicationValues>[] {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  return useMemo(
    () => [
      { id: 'company', title: party('companyStep'), schema: schemas.company, Step: CompanyFields },
      { id: 'directors', title: party('directorsStep'), schema: schemas.directors, Step: later.directors },
      { id: 'bank', title: t('bankStep'), schema: schemas.bank, Step: later.bank },
      { id: 'certificate', title: t('certificateStep'), schema: schemas.certificate, Step: later.certificate },
      { id: 'signature', title: t('signatureStep'), schema: schemas.signature, Step: later.signature },
    ],
    [t, party, schemas, later],
  );
}
