import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useWhenOnline } from '#platform/web/use-when-online.ts';

interface UnreachableProps {
  readonly error: unknown;
  readonly onRetry: () => Promise<void>;
}

/** The first screen, when the link cannot be read at the moment. It is light: without a network nothing more can be fetched. */
export function Unreachable({ error, onRetry }: UnreachableProps): ReactNode {
  const t = useTexts(publicTexts);
  const failureText = useFailureText();
  useWhenOnline(() => void onRetry());
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
