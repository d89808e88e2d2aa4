import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { defaultTimeZone } from '#platform/dates.ts';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { signedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '../messages/form/index.ts';
import { draftCarriersRead, draftRead, type Load, useMay } from './calls.ts';
import { CarrierList } from './CarrierList.tsx';
import { CreditBar } from './CreditBar.tsx';
import type { LoadFormValues } from './load-form.ts';
import { draftOf } from './load-input.ts';
import { ReadinessList } from './ReadinessList.tsx';

/** How long typing must rest before the server is asked, in milliseconds. */
const typingRests = 300;

/**
 * What the load will meet, while it is typed: the customer's credit, who may take it, and what is missing. The answer to
 * what was typed before stays, greyed, until the next one is there.
 */
export function LoadAside({ load }: { readonly load: Load | undefined }): ReactNode {
  const t = useTexts(loadFormTexts);
  const values = useWatch() as LoadFormValues;
  const mayReady = useMay('getLoadReadiness');
  const mayCarriers = useMay('getLoadEligibility');
  const zone = load?.timeZone ?? signedIn()?.settings?.timeZone ?? defaultTimeZone;
  const typed = JSON.stringify(draftOf(values, load, zone));
  const draft = useRested(typed, typingRests);
  const isTyping = typed !== draft;
  const ready = useQuery({ ...draftRead(draft), enabled: mayReady });
  const carriers = useQuery({ ...draftCarriersRead(draft), enabled: mayCarriers });
  const old = (isOld: boolean) => clsx('transition-opacity', (isTyping || isOld) && 'opacity-50');
  return (
    <div className="xl:sticky xl:top-32 xl:max-h-[calc(100dvh-9rem)] xl:self-start xl:overflow-y-auto xl:border-s xl:border-line xl:ps-6">
      {ready.data && (
        <div className={old(ready.isPlaceholderData)}>
          {ready.data.credit ? (
            <CreditBar credit={ready.data.credit} />
          ) : (
            <p className="text-sm text-muted">{t('creditLater')}</p>
          )}
        </div>
      )}
      {ready.data && (
        <div className={clsx('mt-5 border-t border-line pt-4', old(ready.isPlaceholderData))}>
          <ReadinessList
            title={t('readyToBook')}
            gaps={ready.data.submit}
            nothing={t('readyNow')}
            questions={ready.data.questions}
          />
        </div>
      )}
      {carriers.data && values.customerId !== '' && (
        <div className={clsx('mt-5 border-t border-line pt-4', old(carriers.isPlaceholderData))}>
          <CarrierList eligibility={carriers.data} atMost={5} />
        </div>
      )}
    </div>
  );
}
