import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { client } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { companyService } from '#modules/base/companies/contract.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import type { PartnerRow } from '../contract.ts';
import { exchangeDeskTexts } from '../messages/desk/index.ts';
import { ownPartnerKinds } from '../status.ts';
import { exchangeFailures, exchanges, exchangesNoun } from './calls.ts';

const { getCompanyBasicInfo } = client(companyService);

const schema = z
  .strictObject({
    companyId: z.uuid({ error: 'required' }),
    kind: z.enum(ownPartnerKinds),
    customerId: z.uuid().nullable(),
    name: requiredText(100),
    url: z.url({ protocol: /^https?$/, error: 'invalidValue' }).max(500),
    /** Empty on a change: the token stays. */
    secret: z.string().max(500),
    isActive: z.boolean(),
  })
  .refine(({ kind, customerId }) => kind !== 'customer' || customerId !== null, {
    path: ['customerId'],
    error: 'partnerCustomer',
  });
const Field = deskFieldsFor<typeof schema>();

interface PartnerDialogProps {
  /** Missing for a new one. */
  readonly partner?: PartnerRow;
  readonly onClose: () => void;
}

/** A system that documents are exchanged with: whose it is, where it answers, and the token that it is called with. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const companies = useQuery({
    queryKey: ['companies', 'choices'],
    queryFn: ({ signal }) => getCompanyBasicInfo({ search: '' }, { signal }),
  });
  if (!companies.data) return null;
  const own = companies.data.filter(({ isClient }) => isClient);
  return (
    <FormDialog
      title={t(partner ? 'changePartner' : 'addPartner')}
      schema={schema}
      width={640}
      initial={{
        companyId: partner?.companyId ?? own[0]?.companyId ?? '',
        kind: partner?.kind === 'fiscal' ? 'fiscal' : 'customer',
        customerId: partner?.customerId ?? null,
        name: partner?.name ?? '',
        url: partner?.url ?? '',
        secret: '',
        isActive: partner?.isActive ?? true,
      }}
      confirm={t('save')}
      intent={partner?.lockId}
      failures={exchangeFailures}
      onClose={onClose}
      submit={async ({ companyId, kind, customerId, secret, ...value }, idempotencyKey) => {
        if (partner)
          await exchanges.putInvoiceApiPartner(
            { ...value, id: partner.id, ...(secret && { secret }) },
            { lockId: partner.lockId, idempotencyKey },
          );
        else
          await exchanges.postInvoiceApiPartner(
            { ...value, companyId, kind, secret, customerId: kind === 'customer' ? customerId : null },
            { idempotencyKey },
          );
        await queries.invalidateQueries({ queryKey: [exchangesNoun] });
        snackbar(t('partnerSaved'), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Select
        name="companyId"
        label={t('company')}
        required
        disabled={partner !== undefined}
        options={own.map((each) => ({ value: each.companyId, label: each.companyName }))}
      />
      <Field.Select
        name="kind"
        label={t('partnerKind')}
        required
        disabled={partner !== undefined}
        options={ownPartnerKinds.map((value) => ({ value, label: t(`partnerKind_${value}`) }))}
      />
      <CustomerOf partner={partner} />
      <Field.Text name="name" label={t('partnerName')} required />
      <Field.Text name="url" label={t('partnerUrl')} help={t('partnerUrlHelp')} required className="sm:col-span-2" />
      <Field.Text
        name="secret"
        label={t('partnerToken')}
        help={t(partner ? 'partnerTokenStays' : 'partnerTokenHelp')}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <Field.Checkbox name="isActive" label={t('partnerActive')} className="sm:col-span-2" />
    </FormDialog>
  );
}

/** Only a customer's system has a customer, and keeps it. */
function CustomerOf({ partner }: { readonly partner: PartnerRow | undefined }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const kind = useWatch({ name: 'kind' }) as string;
  if (kind !== 'customer') return null;
  if (partner)
    return (
      <p className="self-end pb-2">
        <span className="text-muted">{t('partnerCustomer')}</span> {partner.customerName}
      </p>
    );
  return <Field.Searched name="customerId" label={t('partnerCustomer')} from={customerSource} required />;
}
