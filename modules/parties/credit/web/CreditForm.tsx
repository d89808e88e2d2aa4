import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { languageNames, languages } from '#platform/language.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { DayField } from '#platform/web/form/DayField.tsx';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type CreditChangeRecord, creditKinds } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { credit, creditFailures, creditNoun, customerChoiceRead, positionRead } from './calls.ts';
import {
  choiceOf,
  chosenCustomer,
  creditForm,
  type CreditValues,
  emptyCredit,
  Field,
  proposalOf,
  valuesOf,
} from './credit-form.ts';
import { creditListPath } from './paths.ts';
import { PositionPanel } from './PositionPanel.tsx';

const Dates = namedFor<typeof creditForm>()({ Date: DayField });

/** Proposes a limit, or changes a proposal that nobody has decided on. */
export function CreditForm({ record }: { readonly record?: CreditChangeRecord }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const isNew = record === undefined;
  return (
    <FormScreen
      title={isNew ? t('newTitle') : t('editOf', { name: record.registeredName })}
      schema={creditForm}
      initial={isNew ? emptyCredit() : valuesOf(record)}
      noun={creditNoun}
      id={record?.id}
      lockId={record?.lockId}
      failures={creditFailures}
      backTo={creditListPath}
      idOf={(answer) => (answer as { readonly id: string }).id}
      valuesOf={(theirs: CreditChangeRecord) => ({
        ...valuesOf({ ...record, ...theirs } as CreditChangeRecord),
        evidence: record?.evidence ? valuesOf(record).evidence : null,
      })}
      save={async (values, options) =>
        isNew
          ? credit.postShipperCreditChange(
              { ...proposalOf(values), customerId: (await chosenCustomer(values.customer)) ?? '' },
              options,
            )
          : credit.putShipperCreditChange({ ...proposalOf(values), id: record.id }, options)
      }
    >
      <CustomerSection record={record} />
      <LimitSection />
      <FormSection title={t('theDays')} hint={t('theDaysHint')}>
        <Dates.Date name="effectiveFrom" label={t('effectiveFrom')} required />
        <LastDay />
        <Dates.Date name="reviewOn" label={t('reviewOn')} />
      </FormSection>
      <FormSection title={t('theWhy')}>
        <Field.Textarea
          name="reason"
          label={t('reason')}
          help={t('reasonHelp')}
          required
          rows={4}
          className="sm:col-span-2"
        />
        <Field.File
          name="evidence"
          label={t('evidence')}
          help={t('evidenceHelp')}
          className="sm:col-span-2"
          upload={async (file, options) => {
            const stored = await credit.postShipperCreditFile({ fileName: file.name, content: file.base64 }, options);
            return { name: stored.fileName, size: stored.size, blobName: stored.blobName };
          }}
        />
      </FormSection>
      <FormSection title={t('theRecipient')} hint={t('theRecipientHint')}>
        <Field.Text name="recipientName" label={t('recipientName')} />
        <Field.Email name="email" label={t('email')} />
        <Field.Phone name="mobileNumber" label={t('mobileNumber')} />
        <Field.Select
          name="language"
          label={t('language')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        {(isNew || record.status === 'DRAFT') && (
          <Field.Checkbox name="isDraft" label={t('saveDraft')} help={t('draftHelp')} className="sm:col-span-2" />
        )}
      </FormSection>
    </FormScreen>
  );
}

/** Whose limit it is, and how much credit it has today. */
function CustomerSection({ record }: { readonly record: CreditChangeRecord | undefined }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const typed = useWatch<CreditValues, 'customer'>({ name: 'customer' });
  const number = /\(([^()]+)\)\s*$/.exec(typed)?.[1];
  const { data: found = [] } = useQuery(customerChoiceRead(useDeferredValue(number ?? typed.trim())));
  const chosen = record?.customerId ?? found.find((customer) => choiceOf(customer) === typed.trim())?.id;
  const { data: position } = useQuery({ ...positionRead(chosen ?? ''), enabled: chosen !== undefined });
  return (
    <FormSection title={t('customer')}>
      <Field.Suggest
        name="customer"
        label={t('customer')}
        help={record ? undefined : t('customerHelp')}
        required
        disabled={record !== undefined}
        suggestions={found.map((customer) => ({ value: choiceOf(customer), detail: customer.tradeName }))}
        autoComplete="off"
        className="sm:col-span-2"
      />
      {chosen && position && (
        <div className="sm:col-span-2">
          <PositionPanel position={position} ownChangeId={record?.id} />
        </div>
      )}
    </FormSection>
  );
}

function LimitSection(): ReactNode {
  const t = useTexts(creditDeskTexts);
  const formats = useFormats();
  const [newLimit, insuredPart] = useWatch<CreditValues, ['newLimit', 'insuredPart']>({
    name: ['newLimit', 'insuredPart'],
  });
  const ownRisk = typeof newLimit === 'number' ? newLimit - (Number(insuredPart) || 0) : undefined;
  return (
    <FormSection title={t('theLimit')}>
      <Field.RadioCards
        name="kind"
        label={t('kind')}
        required
        className="sm:col-span-2"
        options={creditKinds.map((value) => ({
          value,
          label: t(`kind_${value}`),
          detail: t(`kindHint_${value}`),
        }))}
      />
      <Field.Money name="newLimit" label={t('newLimit')} required />
      <div className="hidden sm:block" />
      <Field.Money name="insuredPart" label={t('insuredPart')} help={t('insuredHelp')} />
      <div>
        <span className="lbl">{t('ownRiskPart')}</span>
        <output className="mt-2 block tabular-nums">
          {ownRisk !== undefined && ownRisk >= 0 ? formats.money(ownRisk) : '–'}
        </output>
      </div>
    </FormSection>
  );
}

/** Only a temporary limit has one. */
function LastDay(): ReactNode {
  const t = useTexts(creditDeskTexts);
  const kind = useWatch<CreditValues, 'kind'>({ name: 'kind' });
  return kind === 'temporary' ? <Dates.Date name="effectiveUntil" label={t('effectiveUntil')} required /> : <div />;
}
