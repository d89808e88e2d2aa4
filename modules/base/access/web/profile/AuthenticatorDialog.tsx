import { type ReactNode, useState } from 'react';
import { renderSVG } from 'uqr';
import { publicTexts } from '#platform/messages/public/index.ts';
import { CodeInput } from '#platform/web/code/CodeInput.tsx';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { basis } from '../calls.ts';
import { PasswordQuestion } from './PasswordQuestion.tsx';

interface AuthenticatorDialogProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

type Begun = Awaited<ReturnType<typeof basis.postOwnAuthenticator>>;

/** First the password, then the code to scan; a right code of the app puts it in force. */
export function AuthenticatorDialog({ onDone, onClose }: AuthenticatorDialogProps): ReactNode {
  const t = useTexts(peopleTexts);
  const [begun, setBegun] = useState<Begun>();
  if (begun) return <ScanCode begun={begun} onDone={onDone} onClose={onClose} />;
  return (
    <PasswordQuestion
      title={t('addAuthenticator')}
      onClose={onClose}
      onProof={async (proof) => setBegun(await basis.postOwnAuthenticator(proof))}
    />
  );
}

function ScanCode({ begun, onDone, onClose }: AuthenticatorDialogProps & { readonly begun: Begun }): ReactNode {
  const t = useTexts(peopleTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  async function prove(complete: string): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      onDone((await basis.putOwnAuthenticator({ id: begun.id, code: complete })).recoveryCodes);
    } catch (error) {
      setProblem(failureText(error));
      setCode('');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      title={t('addAuthenticator')}
      width={440}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-s" onClick={onClose}>
          {shared('cancel')}
        </button>
      }
    >
      <p className="text-muted">{t('scanCode')}</p>
      {/* A picture, so that no markup is made from text: trusted types refuse that. */}
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(begun.uri, { border: 2 }))}`}
        alt={t('qrCode')}
        className="mx-auto my-4 size-48 rounded-ctl bg-white"
      />
      <p className="text-sm text-muted">
        {t('orTypeSecret')}{' '}
        <code className="break-all text-ink select-all">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <div className="mt-5">
        <CodeInput
          label={t('codeOfApp')}
          value={code}
          busy={busy}
          invalid={problem !== ''}
          onChange={setCode}
          onComplete={(complete) => void prove(complete)}
        />
      </div>
      <p role="alert" className="err mt-2">
        {problem}
      </p>
    </Dialog>
  );
}
