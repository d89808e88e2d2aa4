import { type ReactNode, Suspense } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { Load } from '../calls.ts';
import { CreditBar } from './CreditBar.tsx';
import { useDraft } from './use-draft.ts';
import { ReadinessList } from './ReadinessList.tsx';
import type { LoadFormPart } from '../load-part.ts';
import clsx from 'clsx';

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
  const { draft, data, isTyping, isOld, hasCustomer } = useDraft(load);
  const old = clsx('transition-opacity', isOld && 'opacity-50');
  return (
    <div className="xl:sticky xl:top-32 xl:max-h-[calc(100dvh-9rem)] xl:self-start xl:overflow-y-auto xl:border-s xl:border-line xl:ps-6">
      {data && (
        <div className={old}>
          {data.credit ? <CreditBar credit={data.credit} /> : <p className="text-sm text-muted">{t('creditLater')}</p>}
        </div>
      )}
      {data && (
        <div className={clsx('mt-5 border-t border-line pt-4', old)}>
          <ReadinessList
            title={t('readyToBook')}
            gaps={data.submit}
            nothing={t('readyNow')}
            questions={data.questions}
          />
        </div>
      )}
      {more.map(({ Aside }, place) => (
        // What it shows once a customer is chosen has texts of its own: waiting for them must not take the form away, and
        // with it the focus of whoever types.
        <Suspense key={place}>
          <Aside draft={draft} isTyping={isTyping} hasCustomer={hasCustomer} />
        </Suspense>
      ))}
    </div>
  );
}
