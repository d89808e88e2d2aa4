import { publicTexts } from '#platform/messages/public/index.ts';
import { RpcFailure } from './rpc-failure.ts';
import { useTexts } from './texts.ts';

/** The text of anything that was thrown: the server's own words, or what happened to the connection. */
export function useFailureText(): (error: unknown) => string {
  const t = useTexts(publicTexts);
  return (error) => {
    // By its name: what reads files is no part of a first screen.
    if (error instanceof Error && error.name === 'UnreadablePhoto') return t('photoNotReadable');
    if (!(error instanceof RpcFailure)) return t('unexpectedHere');
    if (error.text) return error.text;
    if (!navigator.onLine) return t('offline');
    return t(error.code === 'noAnswerInTime' ? 'noAnswerInTime' : 'noConnection');
  };
}
