import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { defaultTimeZone } from '#platform/dates.ts';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { signedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { draftRead, type Load, useMay } from '../calls.ts';
import { CreditBar } from './CreditBar.tsx';
import type { LoadFormValues } from './load-form.ts';
import { draftOf } from './load-input.ts';
import { useStopZones } from './stop-zones.ts';
import { ReadinessList } from './ReadinessList.tsx';
import type { LoadFormPart } from '../load-part.ts';
import clsx from 'clsx';

/** How long typing must rest before the server is asked, in milliseconds. */
const typingRests = 300;

interface LoadAsideProps {
  readonly load: Load | undefined;
  readonly more: readonly LoadFormPart[];
}

/**
 * What the load will meet, while it is typed: the customer's credit, what is missing, and what modules above say. The answer to
 * what was typed before stays, greyed, until the next one is there.
 */
export function LoadAside({ load, more }: LoadAsideProps): ReactNode {
  const t = useTexts(loadFormTexts);
  const values = useWatch() as LoadFormValues;
  const mayReady = useMay('getLoadReadiness');
  const zone = load?.timeZone ?? signedIn()?.settings?.timeZone ?? defaultTimeZone;
  const typed = JSON.stringify(draftOf(values, load, useStopZones(values.stops, load, zone)));
  const draft = useRested(typed, typingRests);
  const isTyping = typed !== draft;
  const ready = useQuery({ ...draftRead(draft), enabled: mayReady });
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
      {more.map(({ Aside }, place) => (
        // What it shows once a customer is chosen has texts of its own: waiting for them must not take the form away, and
        // with it the focus of whoever types.
        <Suspense key={place}>
          <Aside draft={draft} isTyping={isTyping} hasCustomer={values.customerId !== ''} />
        </Suspense>
      ))}
    </div>
  );
}
