import { type ReactNode, useId, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { CodeInput } from './CodeInput.tsx';
import type { OneTimeCode } from './one-time-code.ts';

interface CodeStepProps {
  readonly code: OneTimeCode;
  /** The id of what tells the person where the code went. */
  readonly describedBy?: string;
  readonly className: string;
}

/** The boxes for the code, from when one was sent, and below them how the check of it goes. */
export function CodeStep({ code, describedBy, className }: CodeStepProps): ReactNode {
  const { input, typed, type, sent, error, isChecking, check, checkAgain } = code;
  const t = useTexts(publicTexts);
  const stateId = useId();
  // How many digits were missing when somebody pressed Enter; the next digit is the answer to it.
  const [missing, setMissing] = useState(0);
  return (
    <>
      {sent && (
        <div className={className}>
          <CodeInput
            ref={input}
            label={t('oneTimeCode')}
            value={typed}
            onChange={(digits) => {
              setMissing(0);
              type(digits);
            }}
            onComplete={check}
            onIncomplete={setMissing}
            describedBy={describedBy ? `${describedBy} ${stateId}` : stateId}
            invalid={error !== undefined}
            busy={isChecking}
          />
        </div>
      )}
      <div id={stateId} aria-live="polite">
        {error && <p className="err mt-3">{error}</p>}
        {!error && missing > 0 && <p className="err mt-3">{t('digitsMissing', { count: missing })}</p>}
        {isChecking && <p className="hlp mt-3">{t('checkingCode')}</p>}
      </div>
      {checkAgain && (
        <button type="button" className="btn btn-p mt-3 w-full" onClick={checkAgain}>
          {t('tryAgain')}
        </button>
      )}
    </>
  );
}
