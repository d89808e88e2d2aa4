import { type ReactNode, useMemo, useState } from 'react';
import { LinkStepper, type Start, storeByLink } from '#modules/parties/links/web/public-form.ts';
import { fetchedOnce, placeLookups } from '#modules/parties/parties/web/index.ts';
import { type ApplicationValues, applicantSteps, fieldOfPath, submissionOf } from '../steps/form.ts';
import { type ContractorFormContext, ContractorFormFrame } from '../steps/form-frame.ts';
import { useApplicationSteps } from '../steps/use-steps.ts';
import { failures } from '../failures.ts';
import { laterFields, Summary } from './later-steps.ts';
import type { ContractorFormProps } from './link-calls.ts';

interface RegistrationStepsProps {
  readonly form: ContractorFormProps;
  readonly values: ApplicationValues;
  readonly saved: Start['saved'];
  readonly startAt: string | undefined;
}

/** The five steps of an applicant. */
export function RegistrationSteps({ form, values, saved, startAt }: RegistrationStepsProps): ReactNode {
  const { link, whenOpen } = form;
  const [lookups] = useState(() => placeLookups(fetchedOnce()));
  const steps = useApplicationSteps(applicantSteps({ hasNumbersOnFile: link.isEdit }), laterFields);
  const { clientTradeName, support, maskedNumbers, subcontractorApplication, asksForSuretyship } = link;
  const frame = useMemo(
    (): ContractorFormContext => ({
      lookups,
      clientName: clientTradeName,
      contact: support,
      isAdmin: false,
      asksForSuretyship: asksForSuretyship === true,
      accountOnFile: maskedNumbers?.['bankAccountNo'],
      identityOnFile: (row) => {
        const index = (subcontractorApplication?.directors ?? []).findIndex(
          ({ id, directorName }) =>
            (row.id === undefined || row.id === id) && directorName.toLowerCase() === row.name.trim().toLowerCase(),
        );
        return index < 0 ? undefined : maskedNumbers?.[`directors.${index}.directorIdNumber`];
      },
      store: (purpose, file, options) => storeByLink(whenOpen, purpose)(file, options),
    }),
    [clientTradeName, support, maskedNumbers, subcontractorApplication, asksForSuretyship, whenOpen, lookups],
  );
  return (
    <ContractorFormFrame value={frame}>
      <LinkStepper
        form={form}
        steps={steps}
        initial={values}
        saved={saved}
        startAt={startAt}
        failures={failures}
        fieldPath={fieldOfPath}
        marksComplete
        review={{ place: 'above', Part: Summary }}
        submission={(all) => ({
          input: submissionOf(all, {
            applicationUsage: 'external',
            pool: link.pool ?? '',
            subbieName: link.subbieName ?? '',
            keyIdentifier: link.keyIdentifier ?? '',
          }),
          done: { client: clientTradeName, support: link.support },
        })}
      />
    </ContractorFormFrame>
  );
}
