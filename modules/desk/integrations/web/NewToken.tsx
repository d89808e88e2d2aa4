import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { RightsGrid } from '#modules/base/access/web/desk.ts';
import { integrationTexts } from '../messages/desk/index.ts';
import { integrationFailureTexts } from '../messages/failures/index.ts';
import { tokenFields } from '../token-contract.ts';
import { grantableRead, tokenListPath, tokens, tokensNoun } from './calls.ts';
import { SecretDialog } from './SecretDialog.tsx';

const Field = deskFieldsFor<typeof tokenFields>();
const empty: z.input<typeof tokenFields> = { name: '', authorisations: [], lastDay: null };

/** A new token: what it is called, how long it works, what it may do. Afterwards it is shown, once. */
export function NewToken(): ReactNode {
  const t = useTexts(integrationTexts);
  const navigate = useNavigate();
  const grantable = useQuery(grantableRead);
  const [token, setToken] = useState<string>();
  return (
    <>
      <FormScreen
        title={t('newToken')}
        schema={tokenFields}
        initial={empty}
        noun={tokensNoun}
        isPersonal
        save={async (values, options) => {
          const made = await tokens.postAccessToken(values, options);
          setToken(made.token);
          return made;
        }}
        failures={[integrationFailureTexts]}
      >
        <FormSection title={t('token')}>
          <Field.Text
            name="name"
            label={t('name')}
            help={t('nameHelp')}
            required
            autoComplete="off"
            className="sm:col-span-2"
          />
          <Field.Date name="lastDay" label={t('lastDay')} help={t('lastDayHelp')} />
        </FormSection>
        <FormSection title={t('rights')} hint={t('rightsHint')}>
          <div className="sm:col-span-2">
            <RecordGate query={grantable} skeleton={<div className="skeleton h-96" />}>
              {(all) =>
                all.length === 0 ? (
                  <p className="card p-4 text-muted">{t('noRights')}</p>
                ) : (
                  <RightsGrid all={all} hasSpecial={false} />
                )
              }
            </RecordGate>
          </div>
        </FormSection>
      </FormScreen>
      {token !== undefined && (
        <SecretDialog
          title={t('secretToken')}
          hint={t('secretTokenHint')}
          secret={token}
          onClose={() => void navigate({ to: tokenListPath })}
        />
      )}
    </>
  );
}
