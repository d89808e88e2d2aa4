import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { recordRead } from '#platform/web/master-data/desk.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useWords } from '#platform/web/words.ts';
import { driverTexts } from '../messages/index.ts';
import { driverDesk } from './desk.ts';
import { VerifyMobileDialog } from './VerifyMobileDialog.tsx';

/** Whether the number on the record is the driver's, and the way to find out. Stands under the number. */
export function MobileCheck({ id }: { readonly id: string }): ReactNode {
  const { t, option } = useWords(driverTexts);
  const mayVerify = useCan('tripDirector.verifyClientDriverMobile');
  const [isOpen, setOpen] = useState(false);
  const typed: unknown = useWatch({ name: 'mobile' });
  // Not the record that the form began with: the number may have been verified since.
  const { data: driver } = useQuery(recordRead(driverDesk, id));
  if (!driver || (driver.mobile === '' && !typed)) return null;
  if (typed !== driver.mobile) return <p className="mt-1.5 text-sm text-muted">{t('saveFirst')}</p>;
  const Icon = driver.isMobileVerified ? BadgeCheck : CircleAlert;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className={`flex items-center gap-1 ${driver.isMobileVerified ? 'text-ok' : 'text-warn'}`}>
        <Icon size={15} aria-hidden="true" />
        {option('mobileState', driver.isMobileVerified ? 'verified' : 'unverified')}
      </span>
      {!driver.isMobileVerified && mayVerify && (
        <button type="button" className="text-brand underline pointer-coarse:min-h-11" onClick={() => setOpen(true)}>
          {t('verifyMobile')}
        </button>
      )}
      {isOpen && <VerifyMobileDialog id={id} number={driver.mobile} onClose={() => setOpen(false)} />}
    </div>
  );
}
