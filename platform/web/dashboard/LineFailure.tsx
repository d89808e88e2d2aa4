import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { useTexts } from '../texts.ts';

interface LineFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In the place of lines that could not be fetched. */
export function LineFailure({ error, onRetry }: LineFailureProps): ReactNode {
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  return (
    <li className="flex flex-1 items-center gap-2.5 bg-surface px-4 py-3 text-muted">
      <CloudOff size={16} aria-hidden="true" className="flex-none" />
      <span className="min-w-0 flex-1">{failureText(error)}</span>
      <button type="button" className="btn btn-l" onClick={onRetry}>
        {shared('tryAgain')}
      </button>
    </li>
  );
}
