import type { ReactNode } from 'react';
import { outcomeTexts } from '#platform/messages/outcome/index.ts';
import { ErrorPage } from '#platform/web/public/ErrorPage.tsx';
import { LinkExpired } from '#platform/web/public/LinkExpired.tsx';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { hasSession } from '#platform/web/session.ts';
import { useTexts } from '#platform/web/texts.ts';
import { LazyReceipt } from '#modules/parties/links/web/public.ts';
import type { OutcomePath } from './public-address.ts';

/** The pages where flows end, under the addresses that the specification gives them. */
export function OutcomeScreen({ path }: { readonly path: OutcomePath }): ReactNode {
  const t = useTexts(outcomeTexts);
  // Whoever reloads the page still has the session that sent the form.
  const receipt = hasSession() && <LazyReceipt />;
  switch (path) {
    case 'registersuccess':
      return (
        <OutcomePage kind="success" title={t('registrationSuccessful')} action={receipt}>
          {t('applicationReviewed')}
        </OutcomePage>
      );
    case 'creditorregisteredsuccessful':
      return (
        <OutcomePage kind="success" title={t('creditorSuccessful')} action={receipt}>
          {t('applicationReviewed')}
        </OutcomePage>
      );
    case 'gitrenewalcertificatsubmittedsuccessfully':
      return <OutcomePage kind="success" title={t('gitSubmitted')} />;
    case 'gitrenewalcertificatesubmissionerror':
      return <OutcomePage kind="failure" title={t('gitFailed')} />;
    case 'creditlimitsubmitted':
      return <OutcomePage kind="success" title={t('creditSubmitted')} />;
    case 'otpverificationfailed':
      return (
        <OutcomePage kind="failure" title={t('otpFailed')}>
          {t('otpFailedText')}
        </OutcomePage>
      );
    case 'creditorapplicationlinkexpired':
      return <LinkExpired />;
    case 'errorpage':
      return <ErrorPage />;
  }
}
