import { LogOut } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { countryOfNumber } from '#platform/africa.ts';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { RpcFailure } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { LinkStart, type Start, TermsQuestion } from '#modules/parties/links/web/public-form.ts';
import { type ApplicationValues, valuesOf } from '../steps/form.ts';
import { RegistrationSteps } from './RegistrationSteps.tsx';
import { failures } from '../failures.ts';
import type { ContractorFormProps } from './link-calls.ts';

/** Behind the code: the terms, if the client has some, and the form with its ways out. */
export function RegistrationForm(form: ContractorFormProps): ReactNode {
  return (
    <LinkStart access={form} failures={failures}>
      {(start) => (
        <TermsQuestion access={form} terms={start.terms}>
          <StepsOrOutcome form={form} start={start} />
        </TermsQuestion>
      )}
    </LinkStart>
  );
}

interface StepsOrOutcomeProps {
  readonly form: ContractorFormProps;
  readonly start: Start;
}

type Place = 'form' | 'exit' | 'failure';

/** The form; or the page that takes its place while it waits, hidden, with everything that was typed. */
function StepsOrOutcome({ form, start: { draft, saved, currentStep } }: StepsOrOutcomeProps): ReactNode {
  const t = useTexts(applicationTexts);
  const { link } = form;
  const [place, setPlace] = useState<Place>('form');
  const [values] = useState((): ApplicationValues =>
    Object.assign({}, startOf(link, t('certificate')), ...Object.values(draft)),
  );
  const sending = useMemo(
    (): ContractorFormProps => ({
      ...form,
      send: async (submit, options) => {
        try {
          return await form.send(submit, options);
        } catch (error) {
          if (isTechnical(error)) setPlace('failure');
          throw error;
        }
      },
    }),
    [form],
  );
  const back = (label: 'exitBack' | 'failureBack') => (
    <button type="button" className="btn btn-p" onClick={() => setPlace('form')}>
      {t(label)}
    </button>
  );
  return (
    <>
      {place === 'exit' && (
        <OutcomePage kind="exit" title={t('exitTitle')} support={link.support} action={back('exitBack')}>
          {t('exitText')}
        </OutcomePage>
      )}
      {place === 'failure' && (
        <OutcomePage kind="failure" title={t('failureTitle')} support={link.support} action={back('failureBack')}>
          {t('failureText', { support: link.support })}
        </OutcomePage>
      )}
      <div hidden={place !== 'form'} className="flex flex-1 flex-col">
        <div className="mx-auto flex w-full max-w-3xl justify-end px-4 pt-2">
          <button type="button" className="btn btn-g -me-3" onClick={() => setPlace('exit')}>
            <LogOut size={16} aria-hidden />
            {t('exit')}
          </button>
        </div>
        <RegistrationSteps form={sending} values={values} saved={saved} startAt={currentStep} />
      </div>
    </>
  );
}

/** What is known already; the number that has just received the code among it. */
function startOf(link: ContractorFormProps['link'], fileName: string): ApplicationValues {
  const values = valuesOf(link, fileName);
  const country = link.subcontractorApplication?.country || countryOfNumber(link.verifiedMobile ?? '')?.name;
  return { ...values, cellNo: values.cellNo || link.verifiedMobile, country: country || values.country };
}

/** Neither a field that is wrong nor a link that has ended: the form is as good as before, and can be sent again. */
function isTechnical(error: unknown): boolean {
  if (!(error instanceof RpcFailure)) return true;
  if (error.response === 'fail' || error.response === 'timeout') return false;
  return Object.keys(error.fields).length === 0;
}
