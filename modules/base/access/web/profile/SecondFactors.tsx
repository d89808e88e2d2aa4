import { KeyRound, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { basis, ownProfileRead } from '../calls.ts';
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx';
import type { Profile } from './OwnProfile.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Asked =
  | { readonly kind: 'authenticator' | 'passkey' | 'codes' }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string };

/** What sign-in asks for besides the password, and how to set it up. */
export function SecondFactors({ profile }: { readonly profile: Profile }): ReactNode {
  const t = useTexts(peopleTexts);
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { secondFactors, recoveryCodesLeft } = profile;
  const close = () => setAsked(undefined);
  function added(recoveryCodes: readonly string[]): void {
    close();
    setCodes(recoveryCodes);
    snackbar(t('factorAdded'), { kind: 'ok' });
    void queries.invalidateQueries({ queryKey: ownProfileRead.queryKey });
  }
  const nameOf = ({ kind, name }: Profile['secondFactors'][number]) =>
    kind === 'authenticator' ? t('authenticator') : name || t('passkey');

  return (
    <ProfilePart title={t('secondFactor')} hint={t('secondFactorHint')}>
      {secondFactors.length > 0 && (
        <ul className="card mb-4 divide-y divide-line" aria-label={t('secondFactor')}>
          {secondFactors.map((factor) => (
            <Factor
              key={factor.id}
              factor={factor}
              name={nameOf(factor)}
              onRemove={() => setAsked({ kind: 'remove', id: factor.id, name: nameOf(factor) })}
            />
          ))}
          <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm text-muted">
            {t('recoveryCodesLeft', { count: recoveryCodesLeft })}
            <button type="button" className="btn btn-s" onClick={() => setAsked({ kind: 'codes' })}>
              {t('newRecoveryCodes')}
            </button>
          </li>
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {!secondFactors.some(({ kind }) => kind === 'authenticator') && (
          <button type="button" className="btn btn-s" onClick={() => setAsked({ kind: 'authenticator' })}>
            <Smartphone size={15} aria-hidden="true" />
            {t('addAuthenticator')}
          </button>
        )}
        <button type="button" className="btn btn-s" onClick={() => setAsked({ kind: 'passkey' })}>
          <KeyRound size={15} aria-hidden="true" />
          {t('addPasskey')}
        </button>
      </div>
      {asked?.kind === 'authenticator' && <AuthenticatorDialog onDone={added} onClose={close} />}
      {asked?.kind === 'passkey' && <PasskeyDialog onDone={added} onClose={close} />}
      {asked?.kind === 'codes' && (
        <PasswordQuestion
          title={t('newRecoveryCodes')}
          onClose={close}
          onProof={async (proof) => {
            const { recoveryCodes } = await basis.postOwnRecoveryCodes(proof);
            close();
            setCodes(recoveryCodes);
            void queries.invalidateQueries({ queryKey: ownProfileRead.queryKey });
          }}
        />
      )}
      {asked?.kind === 'remove' && (
        <PasswordQuestion
          title={t('removeFactor', { name: asked.name })}
          action={t('remove')}
          onClose={close}
          onProof={async (proof) => {
            await basis.deleteOwnSecondFactor({ id: asked.id, ...proof });
            close();
            snackbar(t('factorRemoved'), { kind: 'ok' });
            void queries.invalidateQueries({ queryKey: ownProfileRead.queryKey });
          }}
        >
          {secondFactors.length === 1 && <p className="mb-3">{t('lastFactorHint')}</p>}
        </PasswordQuestion>
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </ProfilePart>
  );
}

interface FactorProps {
  readonly factor: Profile['secondFactors'][number];
  readonly name: string;
  readonly onRemove: () => void;
}

function Factor({ factor, name, onRemove }: FactorProps): ReactNode {
  const t = useTexts(peopleTexts);
  const formats = useFormats();
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      {factor.kind === 'authenticator' ? (
        <Smartphone size={18} aria-hidden="true" className="flex-none text-muted" />
      ) : (
        <KeyRound size={18} aria-hidden="true" className="flex-none text-muted" />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">
          {t('addedOn', { at: formats.moment(factor.createdAt) })}
          {factor.lastUsedAt && `, ${t('lastUsed', { at: formats.ago(factor.lastUsedAt) })}`}
        </p>
      </div>
      <button type="button" className="btn btn-s" aria-label={t('removeFactor', { name })} onClick={onRemove}>
        {t('remove')}
      </button>
    </li>
  );
}
