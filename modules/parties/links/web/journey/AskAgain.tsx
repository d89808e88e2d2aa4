import type { ReactNode } from 'react';
import type { CodeSent } from '#platform/web/code/one-time-code.ts';
import { OneTimeCodeGate } from '#platform/web/code/OneTimeCodeGate.tsx';
import type { RpcFailure } from '#platform/web/rpc-failure.ts';
import { useTexts } from '#platform/web/texts.ts';
import { journeyTexts } from '#modules/parties/links/messages/journey/index.ts';
import type { Away } from './use-link.ts';

interface AskAgainProps {
  readonly away: Away;
  readonly send: () => Promise<CodeSent>;
  readonly accept: (otp: string) => Promise<void>;
  readonly onUnusable: (failure: RpcFailure) => void;
}

/** A code holds for half an hour without a sign of life; after that the person is asked for a new one. */
export function AskAgain({ away, send, accept, onUnusable }: AskAgainProps): ReactNode {
  const t = useTexts(journeyTexts);
  return (
    <>
      <p className="mx-auto w-full max-w-md px-4 pt-6">{t('awayText')}</p>
      <OneTimeCodeGate
        title={t('awayTitle')}
        mobileNumber={away.mobileNumber}
        send={send}
        verify={async (otp) => {
          await accept(otp);
          away.back();
        }}
        onUnusable={onUnusable}
      />
    </>
  );
}
