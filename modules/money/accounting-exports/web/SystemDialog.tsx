import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { confirmationProof } from '#modules/base/access/contract.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { ConfirmationFields, emptyConfirmation, useConfirmation } from '#modules/base/access/web/desk.ts';
import { type BusinessCentralSetting, settingFields } from '../contract.ts';
import { accountingExportDeskTexts } from '../messages/desk/index.ts';
import { accountingExportFailureTexts } from '../messages/failures/index.ts';
import { systemKinds } from '../status.ts';
import { exportCalls, exportsNoun } from './calls.ts';
import { entriesOf, linesOf, mapLines } from './map-lines.ts';

const { accounts: _, centres: __, vatCodes: ___, ...plain } = settingFields;
const form = z.strictObject({
  ...plain,
  accountLines: mapLines,
  centreLines: mapLines,
  vat: z.strictObject({
    standard: text(20).default(''),
    zeroRated: text(20).default(''),
    exempt: text(20).default(''),
    outOfScope: text(20).default(''),
  }),
  secret: text(500).default(''),
  confirmation: confirmationProof.optional(),
});
const Field = fieldsFor<typeof form>();

interface SystemDialogProps {
  readonly setting: BusinessCentralSetting;
  readonly onClose: () => void;
}

/** Changes where a company's invoices are booked, after the second factor of who has one. */
export function SystemDialog({ setting, onClose }: SystemDialogProps): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const asked = useConfirmation();
  if (!asked) return null;
  const { companyId, lockId } = setting;
  return (
    <FormDialog
      title={t('systemScreen')}
      text={asked.methods.length === 0 ? t('secondPersonHint') : t('systemHint')}
      schema={form}
      initial={{
        kind: setting.kind,
        tenant: setting.tenant,
        environment: setting.environment,
        bcCompanyId: setting.bcCompanyId,
        clientId: setting.clientId,
        baseUrl: setting.baseUrl,
        tokenUrl: setting.tokenUrl,
        dimensionCode: setting.dimensionCode,
        roundingAccount: setting.roundingAccount,
        autoPost: setting.autoPost,
        isActive: setting.kind === 'files' ? true : setting.isActive || setting.waitsForSecond,
        accountLines: linesOf(setting.accounts),
        centreLines: linesOf(setting.centres),
        vat: { standard: '', zeroRated: '', exempt: '', outOfScope: '', ...setting.vatCodes },
        secret: '',
        ...emptyConfirmation(asked),
      }}
      confirm={t('save')}
      width={760}
      failures={[accountingExportFailureTexts, accessFailureTexts]}
      submit={async ({ accountLines, centreLines, vat, secret, ...rest }, idempotencyKey) => {
        await exportCalls.putBusinessCentralSetting(
          {
            ...rest,
            companyId,
            accounts: entriesOf(accountLines),
            centres: entriesOf(centreLines),
            vatCodes: Object.fromEntries(Object.entries(vat).filter(([, code]) => code !== '')),
            ...(secret !== '' && { secret }),
          },
          { lockId, idempotencyKey },
        );
        await queries.invalidateQueries({ queryKey: [exportsNoun] });
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Select
        name="kind"
        label={t('kind')}
        options={systemKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        className="sm:col-span-2"
      />
      <ConnectionFields />
      <div className="sm:col-span-2">
        <ConfirmationFields asked={asked} />
      </div>
    </FormDialog>
  );
}

/** What only a connection needs. */
function ConnectionFields(): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const kind: unknown = useWatch({ name: 'kind' });
  if (kind === 'files') return null;
  return (
    <>
      <Field.Text name="tenant" label={t('tenant')} />
      <Field.Text name="environment" label={t('environment')} />
      <Field.Text name="bcCompanyId" label={t('bcCompanyId')} />
      <Field.Text name="clientId" label={t('clientId')} />
      <Field.Text name="secret" label={t('secret')} help={t('secretHelp')} autoComplete="off" />
      <Field.Text name="roundingAccount" label={t('roundingAccount')} />
      <Field.Text name="baseUrl" label={t('baseUrl')} help={t('addressHelp')} />
      <Field.Text name="tokenUrl" label={t('tokenUrl')} help={t('addressHelp')} />
      <Field.Textarea name="accountLines" label={t('accounts')} help={t('mapHelp')} />
      <Field.Textarea name="centreLines" label={t('centres')} help={t('mapHelp')} />
      {vatCodes.map((code) => (
        <Field.Text key={code} name={`vat.${code}`} label={t(`vat_${code}`)} />
      ))}
      <Field.Text name="dimensionCode" label={t('dimensionCode')} />
      <Field.Checkbox name="autoPost" label={t('autoPost')} className="sm:col-span-2" />
      <Field.Checkbox name="isActive" label={t('isActive')} className="sm:col-span-2" />
    </>
  );
}
