import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { templateFailureTexts } from '#modules/base/companies/messages/template-failures/index.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import { companiesNoun, settingRead } from './calls.ts';
import { SettingActions } from './SettingActions.tsx';
import { formOf, saveSetting, settingForm, type ShownSetting } from './setting-form.ts';

const Field = fieldsFor<typeof settingForm>();

/** How long links hold, when people are reminded, and what an application must bring. */
export function LinkSettings(): ReactNode {
  return (
    <RecordGate query={useQuery(settingRead)} skeleton={<FormSkeleton />}>
      {(setting) => <Form key={setting.lockId} setting={setting} />}
    </RecordGate>
  );
}

function Form({ setting }: { readonly setting: ShownSetting }): ReactNode {
  const t = useTexts(templateTexts);
  return (
    <FormScreen
      title={t('tab_links')}
      schema={settingForm}
      initial={formOf(setting)}
      noun={companiesNoun}
      id="links"
      lockId={setting.lockId}
      save={(values, options) => saveSetting(setting, values, options)}
      valuesOf={formOf as never}
      failures={[templateFailureTexts]}
      actions={(isDirty) => !isDirty && <SettingActions setting={setting} />}
    >
      <FormSection title={t('linksSection')} hint={t('linksHint')}>
        <Field.Number name="linkValidityDays" label={t('linkValidityDays')} required min={1} max={90} decimals={0} />
        <Field.Text
          name="reminderDays"
          label={t('reminderDays')}
          help={t('reminderDaysHelp')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
        />
        <Field.Number
          name="endedLinkDays"
          label={t('endedLinkDays')}
          help={t('endedLinkDaysHelp')}
          required
          min={0}
          max={365}
          decimals={0}
        />
      </FormSection>
      <FormSection title={t('thresholdsSection')} hint={t('thresholdsHint')}>
        <Field.Money name="creditApprovalThreshold" label={t('creditApprovalThreshold')} required />
        <Field.Checkbox
          name="creditDecreaseNeedsAcceptance"
          label={t('creditDecreaseNeedsAcceptance')}
          help={t('creditDecreaseNeedsAcceptanceHelp')}
          className="sm:col-span-2"
        />
        <Field.Number name="tradeReferencesMin" label={t('tradeReferencesMin')} required min={0} max={4} decimals={0} />
        <Field.Number name="directorsMin" label={t('directorsMin')} required min={0} max={10} decimals={0} />
      </FormSection>
      <FormSection title={t('privacySection')} hint={t('privacyHint')}>
        <Field.Text name="informationOfficer" label={t('informationOfficer')} autoComplete="off" />
      </FormSection>
    </FormScreen>
  );
}
