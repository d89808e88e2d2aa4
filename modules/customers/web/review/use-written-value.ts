import { isCalendarDate } from '#platform/dates.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { registrationTexts } from '#modules/customers/messages/registration/index.ts';

const amounts = ['limit', 'creditRequired', 'monthlyPurchaseAmount', 'averageMonthly', 'loadValue'];
const documents = ['bankConfirmation', 'bankConfirmationBlobName'];
/** Fields whose values are codes, with what their words begin with. */
const codes: Readonly<Record<string, string>> = { status: 'status_', standing: 'standing_', creditStatus: 'credit_' };

/** A value as people say it: states and steps by their words, amounts and dates as they are written. */
export function useWrittenValue(): (path: string, value: unknown) => string {
  const t = useTexts(customerDeskTexts);
  const desk = useCodeTexts([customerDeskTexts]);
  const form = useCodeTexts([registrationTexts]);
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  return (path, value) => {
    const text = String(value);
    const field = path.split('.').at(-1) ?? path;
    if (typeof value === 'boolean') return shared(value ? 'yes' : 'no');
    if (codes[field] !== undefined) return desk(`${codes[field]}${text}`) ?? text;
    if (documents.includes(field)) return t('aDocument');
    if (amounts.includes(field) && Number.isFinite(Number(value))) return formats.money(Number(value));
    if (field === 'paymentTerm') return Number(value) === 0 ? t('onDelivery') : t('days', { count: Number(value) });
    if (field === 'steps')
      return text
        .split(', ')
        .map((step) => form(`${step}Step`) ?? step)
        .join(', ');
    if (isCalendarDate(text)) return formats.date(text);
    return typeof value === 'object' ? JSON.stringify(value) : text;
  };
}
