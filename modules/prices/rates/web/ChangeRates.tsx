import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { today } from '#platform/web/formats.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import { rateFailureTexts } from '../messages/failures/index.ts';
import { rateSides } from '../methods.ts';
import { rateFailures, rates, ratesNoun } from './calls.ts';
import { rateListPath } from './paths.ts';
import { useUnitPrice } from './words.tsx';

const changeForm = z.strictObject({
  side: z.enum(rateSides),
  customerId: z.string(),
  supplierId: z.string(),
  percent: z
    .number({ error: 'required' })
    .min(-90)
    .max(500)
    .refine((value) => value !== 0, { error: 'changeOfNothing' }),
  validFrom: calendarDate,
});
type ChangeValues = z.input<typeof changeForm>;
const Field = deskFieldsFor<typeof changeForm>();

/** What is asked of the server: one party at a time, the one of the side. */
function askedOf({ side, customerId, supplierId, percent, validFrom }: z.output<typeof changeForm>) {
  const party = side === 'sell' ? customerId && { customerId } : supplierId && { supplierId };
  return { side, percent, validFrom, ...(party !== '' && party) };
}

/** `/capturerate/change`: a percentage on many rates; what it would do is shown before drafts are made of it. */
export function ChangeRates(): ReactNode {
  const t = useTexts(rateDeskTexts);
  const initial: ChangeValues = {
    side: 'sell',
    customerId: '',
    supplierId: '',
    percent: null as unknown as number,
    validFrom: today(),
  };
  return (
    <FormScreen
      title={t('change')}
      schema={changeForm}
      initial={initial}
      noun={ratesNoun}
      failures={rateFailures}
      backTo={`${rateListPath}?chip=draft`}
      save={(values, options) => rates.postRateChange({ ...askedOf(values), isPreview: false }, options)}
    >
      <FormSection title={t('change')} hint={t('changeHint')}>
        <Field.Select
          name="side"
          label={t('side')}
          options={rateSides.map((value) => ({ value, label: t(`side_${value}`) }))}
        />
        <Party />
        <Field.Number name="percent" label={t('percent')} decimals={4} required />
        <Field.Date name="validFrom" label={t('validFrom')} required />
      </FormSection>
      <Preview />
    </FormScreen>
  );
}

function Party(): ReactNode {
  const t = useTexts(rateDeskTexts);
  const side = useWatch<ChangeValues, 'side'>({ name: 'side' });
  return side === 'sell' ? (
    <Field.Searched name="customerId" label={t('customerId')} from={customerSource} placeholder={t('everybody')} />
  ) : (
    <Field.Searched name="supplierId" label={t('supplierId')} from={supplierSource} placeholder={t('everybody')} />
  );
}

/** Each rate that is reached: what it is now, what it would be, or why it stays. */
function Preview(): ReactNode {
  const t = useTexts(rateDeskTexts);
  const words = useCodeTexts([rateFailureTexts as never]);
  const price = useUnitPrice();
  const typed = changeForm.safeParse(useDeferredValue(useWatch<ChangeValues>()));
  const asked = typed.success ? askedOf(typed.data) : undefined;
  const { data } = useQuery({
    queryKey: [ratesNoun, 'change', asked],
    queryFn: ({ signal }) => rates.postRateChange({ ...asked!, isPreview: true }, { signal }),
    enabled: asked !== undefined,
    retry: false,
  });
  if (!data || !asked) return null;
  if (data.total === 0) return <p className="mt-4 text-muted">{t('noRates')}</p>;
  return (
    <section className="mt-4 overflow-x-auto" aria-label={t('preview')}>
      <h2 className="mb-2 font-semibold">
        {t('makeDrafts', { count: data.rates.filter(({ leftOut }) => leftOut === null).length })}
      </h2>
      <table className="w-full max-w-4xl">
        <thead>
          <tr className="h-8 border-b border-line text-left text-sm text-muted">
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('party')}</th>
            <th scope="col" className="text-right">
              {t('before')}
            </th>
            <th scope="col" className="pr-4 text-right">
              {t('after')}
            </th>
            <th scope="col">{t('leftOut')}</th>
          </tr>
        </thead>
        <tbody>
          {data.rates.map((rate) => (
            <tr key={rate.rateId} className="h-8 border-b border-line">
              <td className="font-medium whitespace-nowrap">{rate.code}</td>
              <td className="max-w-56 truncate" title={rate.partyName}>
                {rate.partyName || t('everybody')}
              </td>
              <td className="text-right tabular-nums">{price(rate.before)}</td>
              <td className="pr-4 text-right tabular-nums">{rate.leftOut === null ? price(rate.after) : ''}</td>
              <td className="text-muted">
                {rate.leftOut === null ? '' : (words(rate.leftOut, { code: rate.code }) ?? rate.leftOut)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
