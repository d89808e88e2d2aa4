import { type ReactNode, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { OneTimeCodeGate } from '#platform/web/code/OneTimeCodeGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { endingTexts } from '#modules/parties/links/messages/ending/index.ts';
import { links } from './link-calls.ts';
import { StatusPage } from './StatusPage.tsx';

/** A new code in front of the status of an application: the page is the applicant's alone. */
export function StatusGate({ token }: { readonly token: string }): ReactNode {
  const t = useTexts(endingTexts);
  const common = useTexts(publicTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <StatusPage />;
  return (
    <OneTimeCodeGate
      title={t('statusConfirm')}
      mobileNumber=""
      intro={common('codeWillBeSentToLink')}
      send={() => links.resendOTP({ key: token })}
      verify={async (otp) => {
        await links.verifyOTP({ otp, key: token });
        setIsOpen(true);
      }}
      onUnusable={() => setIsOpen(false)}
    />
  );
}
