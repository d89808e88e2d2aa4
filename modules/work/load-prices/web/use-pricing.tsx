import { useQuery } from '@tanstack/react-query';
import { BadgeCent, Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { amount } from '#platform/money-codec.ts';
import { requiredText } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { chargeSides } from '#modules/work/loads/fields.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadsNoun } from '#modules/work/loads/web/desk.ts';
import { loadPrices, useMay } from './calls.ts';
import { loadPriceTexts } from '../messages/desk/index.ts';

const Field = namedFor<typeof typed>()({ Money: MoneyField, Select: SelectField, Textarea: TextareaField });

const nothing = z.strictObject({});
const typed = z.strictObject({ side: z.enum(chargeSides), amount: amount.min(0), reason: requiredText(500) });

/** Rating the load again, with the difference before it is taken; and an amount in the place of what the rates say. */
export function usePricing(load: Load): readonly Decision[] {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(loadPriceTexts);
  const isOpen = load.status !== 'CLOSED' && load.status !== 'CANCELLED';
  const mayGoBelow = useMay('putLoadRateBelowFloor');
  const mayType = useMay('putLoadRate');
  return possible([
    {
      event: 'rateAgain',
      may: useMay('postLoadRating'),
      isPossible: isOpen,
      place: 'menu',
      icon: Calculator,
      title: own('rateAgain'),
      does: asks({
        title: own('rateAgain'),
        text: own('rateAgainText'),
        schema: nothing,
        initial: {},
        done: own('rated'),
        decide: (_, options) => loadPrices.postLoadRating({ id: load.id }, options),
        fields: <Difference load={load} />,
      }),
    },
    {
      event: 'typeRate',
      may: mayType || mayGoBelow,
      isPossible: isOpen,
      place: 'menu',
      icon: BadgeCent,
      title: own('typeRate'),
      does: asks({
        title: own('typeRate'),
        text: own('typeRateText'),
        schema: typed,
        initial: { side: 'sell', amount: load.sell ?? 0, reason: '' },
        done: t('saved'),
        decide: (value, options) =>
          mayGoBelow
            ? loadPrices.putLoadRateBelowFloor({ id: load.id, ...value }, options)
            : loadPrices.putLoadRate({ id: load.id, ...value }, options),
        fields: <TypedFields />,
      }),
    },
  ]);
}

function TypedFields(): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(loadPriceTexts);
  return (
    <>
      <Field.Select
        name="side"
        label={own('priceSide')}
        options={chargeSides.map((value) => ({ value, label: t(value) }))}
      />
      <Field.Money name="amount" label={own('priceAmount')} required />
      <Field.Textarea name="reason" label={t('reason')} required rows={3} />
    </>
  );
}

/** What each side costs now, and what it would cost. */
function Difference({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(loadPriceTexts);
  const refusals = useTexts(loadFailureTexts);
  const formats = useFormats();
  const { data } = useQuery({
    queryKey: [loadsNoun, load.id, 'difference'],
    queryFn: ({ signal }) => loadPrices.getLoadRateDifference({ id: load.id }, { signal }),
    staleTime: 0,
  });
  if (!data) return <div className="skeleton h-16" />;
  return (
    <ul className="space-y-2">
      {data.map(({ side, before, after, leftOut, trace }) => (
        <li key={side}>
          <strong className="font-semibold">{t(side)}:</strong>{' '}
          {leftOut !== null
            ? refusals(leftOut)
            : before === after
              ? own('priceSame', { price: formats.money(before) })
              : `${formats.money(before)} → ${formats.money(after)} (${trace.code || own('withoutRate')})`}
        </li>
      ))}
    </ul>
  );
}
