import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/texts.ts';

/** What happened, and the one button that helps. */
export function BoardFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  return (
    <div role="alert" className="m-auto p-8 text-center">
      <p className="font-medium">{t('listFailed')}</p>
      <p className="mt-1 text-muted">{failureText(error)}</p>
      <button type="button" className="btn btn-s mt-4" onClick={onRetry}>
        {shared('tryAgain')}
      </button>
    </div>
  );
}

/** Grey bars where the lanes will stand. */
export function BoardWaiting(): ReactNode {
  return (
    <div aria-hidden="true" className="list-edge flex gap-3 py-3">
      {Array.from({ length: 5 }, (_, lane) => (
        <div key={lane} className="w-64 flex-none space-y-2 max-md:w-full">
          <div className="skeleton h-5 w-24" />
          <div className="skeleton h-24 w-full" />
          <div className="skeleton h-24 w-full" />
        </div>
      ))}
    </div>
  );
}
