import { type ReactNode, useState } from 'react';
import { CodeInput } from '#platform/web/code/CodeInput.tsx';
import { OneTimeCodeGate } from '#platform/web/code/OneTimeCodeGate.tsx';
import { LinkExpired } from '#platform/web/public/LinkExpired.tsx';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { RpcFailure } from '#platform/web/rpc-failure.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 700));

async function send(): Promise<{ message: string; resendAfterSeconds: number }> {
  await soon();
  return { message: 'OTP sent successfully to this number •••••••4821', resendAfterSeconds: 15 };
}

async function verify(code: string): Promise<void> {
  await soon();
  if (code === '999999') throw new RpcFailure({ kind: 'refusal', response: 'fail', code: 'linkNotUsable' });
  if (code !== '123456')
    throw new RpcFailure({ kind: 'refusal', code: 'otpInvalid', text: 'Invalid OTP! click resend or re-type OTP' });
}

async function throttled(): Promise<never> {
  await soon();
  throw new RpcFailure({
    kind: 'refusal',
    code: 'throttled',
    text: 'Too many attempts. Please try again in 42 seconds.',
    details: { retryAfterSeconds: 42 },
  });
}

export function Code(): ReactNode {
  const [outcome, setOutcome] = useState<'open' | 'expired'>();
  return (
    <div className="space-y-6">
      <p className="text-muted">123456 is right, 999999 locks the link, everything else is wrong.</p>
      {outcome === undefined && (
        <OneTimeCodeGate
          mobileNumber="•••• 4821"
          send={send}
          verify={async (code) => {
            await verify(code);
            setOutcome('open');
          }}
          onUnusable={() => setOutcome('expired')}
        />
      )}
      {outcome === 'open' && <OutcomePage kind="success" title="The code was accepted" />}
      {outcome === 'expired' && <LinkExpired support="+27 10 555 0100, help@highveld.example" />}
      <p className="font-semibold">Too many codes</p>
      <OneTimeCodeGate
        mobileNumber="•••• 4821"
        title="Confirm once more"
        send={throttled}
        verify={throttled}
        onUnusable={() => undefined}
      />
      <p className="font-semibold">The input alone: half typed, wrong, being checked</p>
      <div className="mx-auto max-w-sm space-y-4">
        <CodeInput label="Half typed" value="123" onChange={() => undefined} onComplete={() => undefined} />
        <CodeInput label="Wrong" value="123450" invalid onChange={() => undefined} onComplete={() => undefined} />
        <CodeInput label="Being checked" value="123456" busy onChange={() => undefined} onComplete={() => undefined} />
      </div>
      <p className="font-semibold">While the link is being read</p>
      <OneTimeCodeGate
        mobileNumber={undefined}
        title="Confirm your number now"
        send={send}
        verify={verify}
        onUnusable={() => undefined}
      />
    </div>
  );
}
