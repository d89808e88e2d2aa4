import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { FindingNotes, Section, useCountryCode, useNoteOf } from '#modules/parties/parties/web/index.ts';
import { RowSections } from '#modules/parties/parties/web/later.ts';
import { tradeReferenceFindings } from '#modules/parties/customers/checks.ts';
import { emptyTradeReference, limits } from '#modules/parties/customers/fields.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { useCustomerForm } from './form-frame.ts';
import { Field } from './fields.ts';

/** Trade Reference(s), as applicants see the step: the credit that is asked for, and who can tell of the company. */
export function TradeReferenceFields(): ReactNode {
  return (
    <FindingNotes find={tradeReferenceFindings}>
      <Credit />
      <TradeReferences />
    </FindingNotes>
  );
}

export function Credit(): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  const { isAdmin } = useCustomerForm();
  return (
    <Section title={t('credit')} hint={t('creditHint')}>
      <Field.Money name="monthlyPurchaseAmount" label={t('monthlyPurchases')} required />
      <Field.Money
        name="creditRequired"
        label={t('creditRequired')}
        // Which law applies is for staff to think about.
        note={isAdmin && note('creditRequired')}
        required
      />
      <Field.Money name="averageMonthly" label={t('averageMonthly')} help={t('optional')} />
      <Field.Checkbox
        name="exceedTurnOver"
        label={t('exceedTurnOver')}
        help={t('exceedTurnOverHelp')}
        className="sm:col-span-2"
      />
    </Section>
  );
}

/** At most four; the first row stays. */
export function TradeReferences(): ReactNode {
  const t = useTexts(registrationTexts);
  const least = useCustomerForm().setting?.tradeReferencesMin ?? 0;
  return (
    <RowSections
      name="tradeReferences"
      blank={emptyTradeReference}
      limit={limits.tradeReferences}
      hint={[t('tradeReferencesHint'), least > 0 && t('atLeastReferences', { count: least })].filter(Boolean).join(' ')}
      words={{
        title: (number) => t('tradeReference', { number }),
        add: t('addTradeReference'),
        added: (number) => t('tradeReferenceAdded', { number }),
        remove: (number) => t('removeTradeReference', { number }),
        removed: (number) => t('tradeReferenceRemoved', { number }),
      }}
    >
      {(index) => <TradeReference index={index} />}
    </RowSections>
  );
}

function TradeReference({ index }: { readonly index: number }): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  const country = useCountryCode();
  const number = `tradeReferences.${index}.contactNumber` as const;
  return (
    <>
      <Field.Text
        name={`tradeReferences.${index}.name`}
        label={t('referenceName')}
        autoCapitalize="words"
        className="sm:col-span-2"
      />
      <Field.Text name={`tradeReferences.${index}.person`} label={t('referencePerson')} autoCapitalize="words" />
      <Field.Phone name={number} label={t('referenceNumber')} note={note(number)} country={country} />
    </>
  );
}
