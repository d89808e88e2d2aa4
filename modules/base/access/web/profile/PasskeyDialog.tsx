import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { basis } from '../calls.ts';
import { type OwnerProof, PasswordQuestion } from './PasswordQuestion.tsx';

interface PasskeyDialogProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** A name and the password, then the browser's own window. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps): ReactNode {
  const t = useTexts(peopleTexts);
  const id = useId();
  const [name, setName] = useState('');
  async function make(proof: OwnerProof): Promise<void> {
    const begun = await basis.postOwnPasskey({ ...proof, name: name.trim() || t('passkey') });
    const { startRegistration } = await import('@simplewebauthn/browser');
    const credential = await startRegistration({ optionsJSON: begun.options as never }).catch(() => undefined);
    // The browser says nothing of use when somebody closes its window.
    if (!credential) throw new Error('passkeyNotMade');
    onDone((await basis.putOwnPasskey({ id: begun.id, credential: { ...credential } })).recoveryCodes);
  }
  return (
    <PasswordQuestion title={t('addPasskey')} onClose={onClose} onProof={make}>
      <label className="lbl" htmlFor={id}>
        {t('passkeyName')}
      </label>
      <p id={`${id}-help`} className="hlp mt-0.5">
        {t('passkeyNameHelp')}
      </p>
      <input
        id={id}
        className="ctl mt-1.5 mb-4"
        maxLength={60}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </PasswordQuestion>
  );
}
