import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/texts.ts';

interface UnreachableProps {
  readonly error: unknown;
  readonly onRetry: () => Promise<void>;
}

/** The first screen, when the link cannot be read at the moment. It is light: without a network nothing more can be fetched. */
export function Unreachable({ error, onRetry }: UnreachableProps): ReactNode {
  const t = useTexts(publicTexts);
  const failureText = useFailureText();
  const retry = useEffectEvent(() => void onRetry());
  // Nobody has to watch for the network to come back.
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <div className="w-full p-4 pt-6">
      <section className="card mx-auto w-full max-w-md p-5" role="alert">
        <h1 className="text-xl font-semibold">{t('confirmYourNumber')}</h1>
        <p className="mt-1 text-danger">{failureText(error)}</p>
        <button type="button" className="btn btn-p mt-5 w-full" onClick={() => void onRetry()}>
          {t('tryAgain')}
        </button>
      </section>
    </div>
  );
}
