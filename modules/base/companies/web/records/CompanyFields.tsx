import type { ReactNode } from 'react';
import { currencies } from '#platform/currencies.ts';
import { languageNames, languages, locales } from '#platform/language.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { useWords } from '#platform/web/words.ts';
import { PlaceFields } from '#modules/base/lookups/web/public.ts';
import { type companyFields, licenceTypes } from '#modules/base/companies/fields.ts';
import { companyRecordTexts } from '#modules/base/companies/messages/records/index.ts';
import { timeZones } from '#modules/base/companies/time-zones.ts';
import { ColourField } from './ColourField.tsx';
import { LogoField } from './LogoField.tsx';
import { MonthField } from './MonthField.tsx';

const Field = deskFieldsFor<typeof companyFields>();
const Own = namedFor<typeof companyFields>()({ Month: MonthField, Place: PlaceFields });
const zoneOptions = timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

const localeOptions = languages.map((value) => ({ value: locales[value], label: languageNames[value] }));

/** The fields of a company: the same for a new one and to change one. */
export function CompanyFields({ readOnly = false }: { readonly readOnly?: boolean }): ReactNode {
  const { t, label, options } = useWords(companyRecordTexts);
  return (
    <>
      <FormSection title={t('company')}>
        <Field.Text name="name" label={t('name')} required autoComplete="off" />
        <Field.Text name="tradeName" label={t('tradeName')} required autoComplete="off" />
        <Field.Text name="registrationNumber" label={t('registrationNumber')} autoComplete="off" />
        <Field.Text name="vatNo" label={t('vatNo')} autoComplete="off" />
      </FormSection>
      <FormSection title={t('address')}>
        <Field.Text name="address1" label={t('address1')} required className="sm:col-span-2" />
        <Field.Text name="address2" label={t('address2')} />
        <Field.Text name="suburb" label={t('suburb')} />
        <Own.Place
          country="country"
          region="province"
          city="city"
          label={(part) => label(part === 'region' ? 'province' : part)}
        />
        <Field.Text name="postalcode" label={t('postalcode')} autoComplete="off" />
      </FormSection>
      <FormSection title={t('contact')}>
        <Field.Text name="contactName" label={t('contactName')} autoComplete="off" />
        <Field.Text name="designation" label={t('designation')} autoComplete="off" />
        <Field.Phone name="telno" label={t('telno')} autoComplete="off" className="sm:col-span-2" />
      </FormSection>
      <FormSection title={t('support')} hint={t('supportHint')}>
        <Field.Email name="supportEmail" label={t('supportEmail')} autoComplete="off" />
        <Field.Phone name="supportTelephone" label={t('supportTelephone')} autoComplete="off" />
        <Field.Email name="emailSender" label={t('emailSender')} help={t('emailSenderHelp')} autoComplete="off" />
      </FormSection>
      <FormSection title={t('branding')} hint={t('brandingHint')}>
        <LogoField disabled={readOnly} />
        <ColourField />
      </FormSection>
      <FormSection title={t('plan')} hint={t('planHint')}>
        <Field.Select
          name="licenceType"
          label={t('licenceType')}
          required
          options={options('licenceType', licenceTypes)}
        />
        <Field.Digits
          name="globalLocationNumber"
          label={t('globalLocationNumber')}
          help={t('globalLocationNumberHelp')}
        />
      </FormSection>
      <FormSection title={t('working')}>
        <Field.Select name="timeZone" label={t('timeZone')} required options={zoneOptions} />
        <Field.Number
          name="sessionIdleMinutes"
          label={t('sessionIdleMinutes')}
          help={t('sessionIdleMinutesHelp')}
          required
          min={1}
          max={720}
          decimals={0}
        />
        <Field.Select name="locale" label={t('locale')} required options={localeOptions} />
      </FormSection>
      <StandingSection />
      <LimitsSection />
      <MoneySection />
    </>
  );
}

function StandingSection(): ReactNode {
  const { t } = useWords(companyRecordTexts);
  return (
    <FormSection title={t('standing')} hint={t('standingHint')}>
      <Field.Number
        name="standingFreeMinutes"
        label={t('standingFreeMinutes')}
        help={t('standingFreeMinutesHelp')}
        required
        min={0}
        max={1440}
        decimals={0}
      />
      <Field.Number
        name="standingStepMinutes"
        label={t('standingStepMinutes')}
        required
        min={1}
        max={240}
        decimals={0}
      />
      <Field.Number
        name="standingCapHours"
        label={t('standingCapHours')}
        help={t('standingCapHoursHelp')}
        required
        min={1}
        max={24}
        decimals={0}
      />
    </FormSection>
  );
}

function LimitsSection(): ReactNode {
  const { t } = useWords(companyRecordTexts);
  return (
    <FormSection title={t('tolerances')} hint={t('tolerancesHint')}>
      <Field.Percent name="marginFloorPercent" label={t('marginFloorPercent')} help={t('marginFloorPercentHelp')} />
      <Field.Percent
        name="orderTolerancePercent"
        label={t('orderTolerancePercent')}
        help={t('orderTolerancePercentHelp')}
      />
      <Field.Percent name="orderRisePercent" label={t('orderRisePercent')} help={t('orderRisePercentHelp')} />
      <Field.Money name="orderRiseAmount" label={t('orderRiseAmount')} />
      <Field.Money name="invoiceApprovalAbove" label={t('invoiceApprovalAbove')} help={t('invoiceApprovalAboveHelp')} />
      <Field.Number
        name="localTripKm"
        label={t('localTripKm')}
        help={t('localTripKmHelp')}
        required
        min={0}
        max={2000}
        decimals={0}
      />
    </FormSection>
  );
}

function MoneySection(): ReactNode {
  const { t, options } = useWords(companyRecordTexts);
  return (
    <FormSection title={t('money')}>
      <Field.Select
        name="baseCurrency"
        label={t('baseCurrency')}
        required
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <Field.Select
        name="defaultVatCode"
        label={t('defaultVatCode')}
        required
        options={options('defaultVatCode', vatCodes)}
      />
      <Own.Month name="financialYearStartMonth" label={t('financialYearStartMonth')} />
    </FormSection>
  );
}
