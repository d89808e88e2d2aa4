import { useQuery } from '@tanstack/react-query';
import { Check, KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { OwnConfirmation } from '../contract.ts';
import { peopleTexts } from '../messages/people/index.ts';
import { basis } from './calls.ts';

const Field = namedFor<{ confirmation: { code: string } }>()({ Text: TextField });

/** What the person is asked for before something that only they may do; undefined until the server has said it. */
export function useConfirmation(): OwnConfirmation | undefined {
  // A question is good for one answer and five minutes: each window asks its own.
  const [key] = useState(() => crypto.randomUUID());
  const { data } = useQuery({
    queryKey: ['ownConfirmation', key],
    queryFn: ({ signal }) => basis.postOwnConfirmation({}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return data;
}

/** The values with which a form that holds `ConfirmationFields` begins; without a second factor it sends nothing. */
export function emptyConfirmation({ challenge, methods }: OwnConfirmation) {
  return methods.length === 0 ? {} : { confirmation: { challenge, code: '' } };
}

/** The second factor once more, as a part of a form: the field `confirmation`. Nothing for who has none. */
export function ConfirmationFields({ asked }: { readonly asked: OwnConfirmation }): ReactNode {
  const t = useTexts(peopleTexts);
  const desk = useTexts(deskTexts);
  if (asked.methods.length === 0) return null;
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-medium">{t('confirmAgain')}</legend>
      <p className="text-sm text-muted">{t('confirmAgainHint')}</p>
      {asked.passkey && <PasskeyButton options={asked.passkey} />}
      <div className="mt-3">
        <Field.Text
          name="confirmation.code"
          label={asked.methods.includes('authenticator') ? t('codeOrRecoveryCode') : desk('recoveryCode')}
          autoComplete="one-time-code"
          {...(!asked.passkey && { required: true })}
        />
      </div>
    </fieldset>
  );
}

function PasskeyButton({ options }: { readonly options: Readonly<Record<string, unknown>> }): ReactNode {
  const t = useTexts(peopleTexts);
  const desk = useTexts(deskTexts);
  const { value, onChange } = useController({ name: 'confirmation.passkey' }).field;
  const [hasFailed, setFailed] = useState(false);
  async function ask(): Promise<void> {
    setFailed(false);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      onChange({ ...(await startAuthentication({ optionsJSON: options as never })) });
    } catch {
      // The browser says nothing of use when somebody closes its window.
      setFailed(true);
    }
  }
  return (
    <>
      <button type="button" className="btn btn-s mt-3" onClick={() => void ask()}>
        {value === undefined ? <KeyRound size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
        {value === undefined ? desk('usePasskey') : t('passkeyUsed')}
      </button>
      <p role="alert" className="err mt-1.5">
        {hasFailed && desk('passkeyNotUsed')}
      </p>
    </>
  );
}
