import { isCalendarDate } from '#platform/dates.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '#platform/web/texts.ts';
import { identityTypes, supplierSteps } from '#modules/suppliers/fields.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { application, complianceStates } from '#modules/suppliers/status.ts';
import { useFormats } from '#platform/web/formats.ts';
import { idTypeWords } from '../labels.ts';

/** A value as people say it: states, steps and kinds by their words, amounts and dates as they are written. */
export function useWrittenValue(): (path: string, value: unknown) => string {
  const t = useTexts(supplierDeskTexts);
  const form = useTexts(registrationTexts);
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  return (path, value) => {
    const text = String(value);
    if (typeof value === 'boolean') return shared(value ? 'yes' : 'no');
    switch (path.split('.').at(-1)) {
      case 'status':
        return isOneOf(application.states, text) ? t(`status_${text}`) : text;
      case 'steps':
        return text
          .split(', ')
          .map((step) => (isOneOf(supplierSteps, step) ? form(`${step}Step`) : step))
          .join(', ');
      case 'tenderLoadMethod':
        return t(text === 'integration' ? 'byIntegration' : 'byEmail');
      case 'idType':
        return isOneOf(identityTypes, text) ? form(idTypeWords[text]) : text;
      case 'gitCover':
        return formats.money(Number(value));
      case 'payableRateInPercentage':
        return formats.percent(Number(value));
      case 'compliance':
        return isOneOf(complianceStates, text) ? t(`compliance_${text}`) : text;
      case 'blobName':
        return t('aDocument');
    }
    if (isCalendarDate(text)) return formats.date(text);
    return typeof value === 'object' ? JSON.stringify(value) : text;
  };
}

function isOneOf<Value extends string>(values: readonly Value[], text: string): text is Value {
  return (values as readonly string[]).includes(text);
}
