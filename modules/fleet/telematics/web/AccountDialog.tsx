import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { timeZones } from '#modules/base/companies/time-zones.ts';
import { accountFields, type TelematicsAccount } from '../contract.ts';
import { telematicsDeskTexts } from '../messages/desk/index.ts';
import { telematicsFailureTexts } from '../messages/failures/index.ts';
import { type Provider, providers } from '../status.ts';
import { telematics, telematicsNoun } from './calls.ts';

const form = z.strictObject({
  ...accountFields,
  provider: z.enum(providers),
  password: text(500).default(''),
  clientSecret: text(500).default(''),
});
const Field = fieldsFor<typeof form>();

const empty = {
  name: '',
  baseUrl: 'https://fleetapi-za.cartrack.com/rest',
  tokenUrl: '',
  organisationId: '',
  clientId: '',
  userName: '',
  timeZone: 'Africa/Johannesburg',
  isActive: true,
  provider: 'cartrack',
} as const;

interface AccountDialogProps {
  /** None: a new one. */
  readonly account?: TelematicsAccount;
  readonly onClose: () => void;
}

/** An account with a tracking company; secrets that are left empty stay as they are. */
export function AccountDialog({ account, onClose }: AccountDialogProps): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const known = account && {
    name: account.name,
    baseUrl: account.baseUrl,
    tokenUrl: account.tokenUrl,
    organisationId: account.organisationId,
    clientId: account.clientId,
    userName: account.userName,
    timeZone: account.timeZone as (typeof timeZones)[number],
    isActive: account.isActive,
    provider: account.provider,
  };
  return (
    <FormDialog
      title={t(account ? 'changeAccount' : 'addAccount')}
      schema={form}
      initial={{ ...(known ?? empty), password: '', clientSecret: '' }}
      confirm={t('save')}
      width={640}
      intent={account?.lockId}
      failures={[telematicsFailureTexts]}
      submit={async ({ provider, password, clientSecret, ...fields }, idempotencyKey) => {
        const secrets = { ...(password !== '' && { password }), ...(clientSecret !== '' && { clientSecret }) };
        if (account)
          await telematics.putTelematicsAccount(
            { id: account.id, ...fields, ...secrets },
            { lockId: account.lockId, idempotencyKey },
          );
        else await telematics.postTelematicsAccount({ provider, ...fields, ...secrets }, { idempotencyKey });
        await queries.invalidateQueries({ queryKey: [telematicsNoun] });
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      {account ? null : (
        <Field.Select
          name="provider"
          label={t('provider')}
          options={providers.map((value) => ({ value, label: t(`provider_${value}`) }))}
        />
      )}
      <Field.Text name="name" label={t('name')} required />
      <Field.Select
        name="timeZone"
        label={t('timeZone')}
        options={timeZones.map((zone) => ({ value: zone, label: zone }))}
      />
      <ConnectionFields />
    </FormDialog>
  );
}

/** What only an account needs that is read by itself. */
function ConnectionFields(): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const provider = useWatch({ name: 'provider' }) as Provider;
  if (provider === 'csv') return null;
  return (
    <>
      <Field.Text name="baseUrl" label={t('baseUrl')} required />
      <Field.Text name="userName" label={t('userName')} required autoComplete="off" />
      <Field.Text name="password" label={t('password')} help={t('passwordHelp')} autoComplete="off" />
      {provider === 'mix' && (
        <>
          <Field.Text name="tokenUrl" label={t('tokenUrl')} required />
          <Field.Text name="organisationId" label={t('organisationId')} required />
          <Field.Text name="clientId" label={t('clientId')} required />
          <Field.Text name="clientSecret" label={t('clientSecret')} help={t('passwordHelp')} autoComplete="off" />
        </>
      )}
      <Field.Checkbox name="isActive" label={t('isActive')} className="sm:col-span-2" />
    </>
  );
}
