import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { useFormats } from '#platform/web/formats.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useRightWords } from '#modules/base/access/web/desk.ts';
import { integrationTexts } from '../messages/desk/index.ts';
import { integrationFailureTexts } from '../messages/failures/index.ts';
import type { TokenRow } from '../token-contract.ts';
import { newOne, tokenListPath, tokenRead, tokens, tokensNoun, useMay } from './calls.ts';
import { Facts } from './Facts.tsx';
import { NewToken } from './NewToken.tsx';
import { tokenTones } from './TokenList.tsx';

/** `/accesstokens/{id}`: a token, or a new one. */
export function TokenScreen({ params: { id = newOne } }: ScreenProps): ReactNode {
  const mayMake = useMay('postAccessToken');
  if (id !== newOne) return <KnownToken id={id} />;
  return mayMake ? <NewToken /> : <NotAuthorised />;
}

function KnownToken({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(tokenRead(id));
  useChannel(`${tokensNoun}:${id}`);
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-96" />} listPath={tokenListPath}>
      {(token) => <Token token={token} />}
    </RecordGate>
  );
}

function Token({ token }: { readonly token: TokenRow }): ReactNode {
  const t = useTexts(integrationTexts);
  const formats = useFormats();
  const mayRevoke = useMay('deleteAccessToken');
  const [isRevoking, setRevoking] = useState(false);
  const title = t('tokenTitle', { name: token.name });
  usePageTitle(title);
  const lost = new Set(token.lost);
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold">{title}</h1>
        <StatusBadge tone={tokenTones[token.state]}>{t(`state_${token.state}`)}</StatusBadge>
        {mayRevoke && token.state !== 'revoked' && (
          <button type="button" className="btn btn-d ml-auto" onClick={() => setRevoking(true)}>
            {t('revoke')}
          </button>
        )}
      </header>
      {token.state === 'stopped' && <p className="card p-4">{t('stoppedHelp')}</p>}
      <Facts
        of={[
          [t('ending'), `…${token.ending}`],
          [t('madeBy'), token.madeBy],
          [t('madeAt'), formats.moment(token.madeAt)],
          [t('expiresAt'), token.expiresAt ? formats.moment(token.expiresAt) : t('never')],
          [t('usedAt'), token.usedAt ? formats.moment(token.usedAt) : t('never')],
          [t('usedFrom'), token.usedFrom],
          [t('revokedBy'), token.revokedBy],
          [t('reason'), token.revokeReason],
        ]}
      />
      <Rights title={t('rights')} rights={token.authorisations.filter((right) => !lost.has(right))} />
      {token.lost.length > 0 && <Rights title={t('lostRights')} rights={token.lost} />}
      {isRevoking && <Revoke token={token} onClose={() => setRevoking(false)} />}
    </div>
  );
}

function Rights({ title, rights }: { readonly title: string; readonly rights: readonly string[] }): ReactNode {
  const words = useRightWords();
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="card divide-y divide-line">
        {rights.map((right) => (
          <li key={right} className="px-4 py-2">
            {words.explain(right)}
            <code className="block text-2xs break-all text-muted">{right}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

const revocation = z.strictObject({ reason: requiredText(500) });
const Field = deskFieldsFor<typeof revocation>();

function Revoke({ token, onClose }: { readonly token: TokenRow; readonly onClose: () => void }): ReactNode {
  const t = useTexts(integrationTexts);
  const { accessTokenId, name } = token;
  return (
    <FormDialog
      title={t('revoke')}
      text={t('revokeText', { name })}
      schema={revocation}
      initial={{ reason: '' }}
      confirm={t('revoke')}
      danger
      isNarrow
      failures={[integrationFailureTexts]}
      onClose={onClose}
      submit={async ({ reason }, idempotencyKey) => {
        await tokens.deleteAccessToken({ accessTokenId, reason }, { idempotencyKey });
        snackbar(t('tokenRevoked'), { kind: 'ok' });
        void queries.invalidateQueries({ queryKey: [tokensNoun] });
        onClose();
      }}
    >
      <Field.Textarea name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
