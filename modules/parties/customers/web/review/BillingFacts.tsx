import type { ReactNode } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { Fact, Facts } from '#modules/parties/parties/web/desk.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { billingSwitches, fuelWords, podWords } from '../steps/billing-words.ts';
import { useReviewed } from './reviewed.ts';

/** What loads, proofs of delivery and invoices of this customer need, with the cover that each load asks of a transporter. */
export function BillingFacts(): ReactNode {
  const form = useTexts(registrationTexts);
  const shared = useTexts(publicTexts);
  const formats = useFormats();
  const record = useReviewed();
  const { tenderResponseTime: time, tenderResponseTimeUOM: unit } = record;
  return (
    <Facts title={form('loads')}>
      <Fact path="loadValue">{record.loadValue > 0 && formats.money(record.loadValue)}</Fact>
      <Fact path="tenderResponseTime">{time !== null && `${time} ${unit && form(unit).toLowerCase()}`}</Fact>
      <Fact path="podSubmitMethod">{form(podWords[record.podSubmitMethod])}</Fact>
      <Fact path="podSendFormat">{record.podSendFormat}</Fact>
      <Fact path="fuelRateChangeMethod">{form(fuelWords[record.fuelRateChangeMethod])}</Fact>
      {billingSwitches.map((name) => (
        <Fact key={name} path={name}>
          {shared(record[name] ? 'yes' : 'no')}
        </Fact>
      ))}
    </Facts>
  );
}
