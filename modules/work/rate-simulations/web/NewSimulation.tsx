import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { addDays, calendarDate } from '#platform/dates.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { today } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { rateSides } from '#modules/prices/rates/methods.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { rateSimulationDeskTexts } from '../messages/desk/index.ts';
import { simulationFailures, simulations, simulationsNoun } from './calls.ts';
import { EarlierSimulations } from './EarlierSimulations.tsx';
import { simulationPath } from './paths.ts';

const dates = { from: calendarDate, to: calendarDate };
const rateForm = z.strictObject(dates);
const changeForm = z.strictObject({
  side: z.enum(rateSides),
  customerId: z.string(),
  supplierId: z.string(),
  percent: z
    .number({ error: 'required' })
    .min(-90)
    .max(500)
    .refine((value) => value !== 0, { error: 'changeOfNothing' }),
  ...dates,
});
type ChangeValues = z.input<typeof changeForm>;
const Field = deskFieldsFor<typeof changeForm>();

/** `/ratesimulation/new`: a rate by `?rate=`, or a percentage on many, over the loads of the last month. */
export function NewSimulation(): ReactNode {
  const { rate, code } = useSearch({ strict: false }) as { readonly rate?: string; readonly code?: string };
  return rate === undefined ? <OfChange /> : <OfRate rateId={rate} code={code ?? ''} />;
}

const lastMonth = () => ({ from: addDays(today(), -30), to: today() });
const leadsTo = (answer: unknown) => simulationPath((answer as { readonly id: string }).id);

function OfRate({ rateId, code }: { readonly rateId: string; readonly code: string }): ReactNode {
  const t = useTexts(rateSimulationDeskTexts);
  return (
    <FormScreen
      title={t('newSimulation')}
      subtitle={t('ofRate', { code })}
      schema={rateForm}
      initial={lastMonth()}
      noun={simulationsNoun}
      failures={simulationFailures}
      leadsTo={leadsTo}
      save={(period, options) => simulations.postRateSimulation({ rateId, ...period }, options)}
    >
      <FormSection title={t('ofRate', { code })} hint={t('hint')}>
        <Period />
      </FormSection>
      <EarlierSimulations />
    </FormScreen>
  );
}

/** One party at a time, the one of the side. */
function askedOf({ side, percent, customerId, supplierId }: Omit<z.output<typeof changeForm>, 'from' | 'to'>) {
  const party = side === 'sell' ? customerId && { customerId } : supplierId && { supplierId };
  return { side, percent, ...(party !== '' && party) };
}

function OfChange(): ReactNode {
  const t = useTexts(rateSimulationDeskTexts);
  const initial: ChangeValues = {
    side: 'sell',
    customerId: '',
    supplierId: '',
    percent: null as unknown as number,
    ...lastMonth(),
  };
  return (
    <FormScreen
      title={t('newSimulation')}
      schema={changeForm}
      initial={initial}
      noun={simulationsNoun}
      failures={simulationFailures}
      leadsTo={leadsTo}
      save={({ from, to, ...change }, options) =>
        simulations.postRateSimulation({ change: askedOf(change), from, to }, options)
      }
    >
      <FormSection title={t('of')} hint={t('hint')}>
        <Field.Select
          name="side"
          label={t('side')}
          options={rateSides.map((value) => ({ value, label: t(`side_${value}`) }))}
        />
        <Party />
        <Field.Number name="percent" label={t('percent')} decimals={4} required />
        <div className="max-sm:hidden" />
        <Period />
      </FormSection>
      <EarlierSimulations />
    </FormScreen>
  );
}

function Period(): ReactNode {
  const t = useTexts(rateSimulationDeskTexts);
  return (
    <>
      <Field.Date name="from" label={t('from')} required />
      <Field.Date name="to" label={t('to')} required />
    </>
  );
}

function Party(): ReactNode {
  const t = useTexts(rateSimulationDeskTexts);
  const side = useWatch<ChangeValues, 'side'>({ name: 'side' });
  return side === 'sell' ? (
    <Field.Searched name="customerId" label={t('customerId')} from={customerSource} placeholder={t('everybody')} />
  ) : (
    <Field.Searched name="supplierId" label={t('supplierId')} from={supplierSource} placeholder={t('everybody')} />
  );
}
