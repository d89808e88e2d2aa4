import { type ReactNode, useMemo } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { LinkStepper, type Start, storeByLink } from '#modules/parties/links/web/public-form.ts';
import { identityOnFile } from '#modules/parties/parties/web/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { failures } from '../failures.ts';
import { CompanyFields } from '../steps/CompanyFields.tsx';
import { applicantSteps, applicationOf, type CustomerValues, fieldOfPath } from '../steps/form.ts';
import { type CustomerFormContext, CustomerFormFrame } from '../steps/form-frame.ts';
import { customerLookups, useDebtorSetting } from '../steps/lookups.ts';
import { customers, type CustomerFormProps } from './link-calls.ts';
import {
  BankFields,
  ContactDetailFields,
  DirectorFields,
  Summary,
  TermsFields,
  TradeReferenceFields,
} from './later-steps.ts';
import { LinkTerms } from './LinkTerms.tsx';

interface RegistrationStepsProps {
  readonly form: CustomerFormProps;
  readonly terms: Start['terms'];
  readonly values: CustomerValues;
  readonly saved: Start['saved'];
  readonly startAt: string | undefined;
}

type Step = WizardStep<CustomerValues>;

/** The six steps of an application by link, the terms last. */
export function RegistrationSteps({ form, terms, values, saved, startAt }: RegistrationStepsProps): ReactNode {
  const { link, whenOpen } = form;
  const t = useTexts(registrationTexts);
  const common = useTexts(publicTexts);

  const steps = useMemo((): readonly Step[] => {
    const incomplete = t('completeRequiredFields');
    const { company, tradeReferences, directors, financial, contacts, terms: last } = applicantSteps;
    return [
      { id: 'company', title: t('companyStep'), schema: company, Step: CompanyFields, incomplete },
      {
        id: 'tradeReferences',
        title: t('tradeReferencesStep'),
        schema: tradeReferences,
        Step: TradeReferenceFields,
        incomplete,
      },
      { id: 'directors', title: t('directorsStep'), schema: directors, Step: DirectorFields, incomplete },
      { id: 'financial', title: t('financialStep'), schema: financial, Step: BankFields, incomplete },
      { id: 'contacts', title: t('contactsStep'), schema: contacts, Step: ContactDetailFields, incomplete },
      { id: 'terms', title: t('termsStep'), schema: last, Step: TermsFields, incomplete: t('acceptTermsFirst') },
    ];
  }, [t]);

  const { clientName, clientTradeName, id, maskedNumbers, shipperDetail } = link;
  const lookups = useMemo(() => customerLookups(clientName, id), [clientName, id]);
  const setting = useDebtorSetting(lookups);
  const frame = useMemo((): CustomerFormContext => {
    return {
      lookups,
      setting,
      directorsMin: setting?.directorsMin,
      isAdmin: false,
      clientName: clientTradeName,
      accountOnFile: maskedNumbers?.['bankAccountNo'],
      identityOnFile: identityOnFile(shipperDetail?.directors, maskedNumbers),
      storeLetter: async (chosen, options) => {
        const { file, facts } = await storeByLink(whenOpen, 'bankConfirmation')(chosen, options);
        return { ...file, letterDate: facts['letterDate'] };
      },
      readLetter: (blobName) => whenOpen(() => customers.getBlobFile({ blobName, clientName })),
    };
  }, [clientName, clientTradeName, lookups, setting, maskedNumbers, shipperDetail, whenOpen]);

  return (
    <CustomerFormFrame value={frame}>
      <LinkTerms access={form} terms={terms}>
        <LinkStepper
          form={form}
          steps={steps}
          initial={values}
          saved={saved}
          startAt={startAt}
          failures={failures}
          fieldPath={fieldOfPath}
          onTechnicalFailure={() => askConfirm({ text: t('technicalReload'), yes: common('reload') })}
          review={{ place: 'above', Part: Summary }}
          submission={(all) => ({
            input: { ...applicationOf(all, clientName), ...(id && { id }) },
            done: { client: clientTradeName, email: link.email, support: link.support, isEdit: link.isEdit },
          })}
        />
      </LinkTerms>
    </CustomerFormFrame>
  );
}
