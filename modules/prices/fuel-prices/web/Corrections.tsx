import { useQuery } from '@tanstack/react-query';
import { Check, PencilLine, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { formatDecimal } from '#platform/decimal.ts';
import { defaultCurrency } from '#platform/money.ts';
import { requiredText, text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import type { RowOf } from '#platform/web/master-data/desk.ts';
import { masterFieldsFor, RecordFrame } from '#platform/web/master-data/fields.tsx';
import { limitsOf } from '#platform/web/master-data/schema-limits.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useWords } from '#platform/web/words.ts';
import { fuelPriceCorrection, type FuelPriceCorrections, fuelPrices } from '../contract.ts';
import { fuelPriceFailureTexts } from '../messages/failures/index.ts';
import { fuelPriceTexts } from '../messages/index.ts';
import { fuelPriceChangeLife } from '../status.ts';
import { correctionsRead, prices, pricesNoun, useMay } from './calls.ts';
import { Confirmed } from './Confirmed.tsx';

type Row = RowOf<typeof fuelPrices>;
type Correction = FuelPriceCorrections[number];
interface OfPrice {
  readonly price: Row;
  readonly corrections: FuelPriceCorrections;
  readonly waiting: Correction | undefined;
}

const failures = [fuelPriceFailureTexts];
const Field = masterFieldsFor<typeof fuelPrices.fields>();
const Asked = namedFor<typeof fuelPriceCorrection>()({ Textarea: TextareaField });
const commented = z.strictObject({ comment: text(500) });
const reasoned = z.strictObject({ reason: requiredText(500) });

/** Over the form of a price that is used: the correction that waits for a second person, and what may be done about it. */
export function CorrectionBar({ price }: { readonly price: Row }): ReactNode {
  const { data } = useQuery(correctionsRead(price.id));
  if (!data) return null;
  const waiting = data.find(({ status }) => status === 'PENDING');
  return price.isUsed || data.length > 0 ? <Bar price={price} corrections={data} waiting={waiting} /> : null;
}

function Bar(of: OfPrice): ReactNode {
  const { t } = useWords(fuelPriceTexts);
  const said = useSaid();
  const { price, corrections, waiting } = of;
  const [ask, verdicts] = [useAsking(of), useVerdicts(of)];
  const decisions = [...possible([ask]), ...offered(fuelPriceChangeLife, waiting?.status ?? null, verdicts)];
  const rejected = corrections.filter(({ status }) => status === 'REJECTED');
  return (
    <section className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-4 border-l-2 border-line pl-4">
      <div className="min-w-0 max-w-3xl flex-1 basis-80">
        {waiting ? (
          <>
            <h2 className="font-semibold">{t('waits')}</h2>
            <p className="mt-1 break-words">{t('waitsText', said(waiting))}</p>
            <DecisionBarriers decisions={decisions} />
          </>
        ) : (
          price.isActive && price.isUsed && <p>{t('inUse')}</p>
        )}
        {rejected.map((each) => (
          <p key={each.id} className="mt-2 text-sm text-muted">
            {t('wasRejected', { ...said(each), name: each.decidedBy, reason: each.decisionReason })}
          </p>
        ))}
      </div>
      <div className="sm:ml-auto">
        <Decisions
          record={{ noun: pricesNoun, id: waiting?.id ?? price.id, lockId: waiting?.lockId ?? '' }}
          decisions={decisions}
          failures={failures}
          isPart
        />
      </div>
    </section>
  );
}

/** The figures of a correction as texts have them. */
function useSaid() {
  const formats = useFormats();
  const language = useLanguage();
  return ({ pricePerLitre, effectiveFrom, askedBy, reason }: Correction) => ({
    price: formatDecimal(language, pricePerLitre, { decimals: 4, fixed: true }),
    day: formats.date(effectiveFrom),
    name: askedBy,
    reason,
  });
}

function useAsking({ price, waiting }: OfPrice): Decision {
  const { t } = useWords(fuelPriceTexts);
  const { id, code, effectiveFrom, pricePerLitre, source } = price;
  return {
    event: 'correct',
    may: useMay('postFuelPriceCorrection'),
    isPossible: price.isActive && price.isUsed && waiting === undefined,
    icon: PencilLine,
    title: t('correct'),
    does: asks({
      title: t('correctOf', { code }),
      text: t('correctText'),
      confirm: t('askCorrection'),
      width: 760,
      schema: fuelPriceCorrection,
      initial: { fuelPriceId: id, effectiveFrom, pricePerLitre, source, confirmedPrice: null, reason: '' },
      done: t('asked'),
      decide: (correction, options) => prices.postFuelPriceCorrection(correction, options),
      fields: <CorrectionFields />,
    }),
  };
}

function CorrectionFields(): ReactNode {
  const words = useWords(fuelPriceTexts);
  return (
    <RecordFrame value={{ words: words as never, limits: limitsOf(fuelPrices.fields) }}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field.Date name="effectiveFrom" />
        <Field.Number name="pricePerLitre" decimals={4} currency={defaultCurrency} />
        <Field.Text name="source" className="sm:col-span-2" />
        <Confirmed className="sm:col-span-2" />
        <Asked.Textarea name="reason" label={words.t('reason')} required rows={2} className="sm:col-span-2" />
      </div>
    </RecordFrame>
  );
}

function useVerdicts({ price: { code }, waiting }: OfPrice): readonly Decision<'cancel' | 'reject' | 'approve'>[] {
  const { t } = useWords(fuelPriceTexts);
  const said = useSaid();
  const refusals = useTexts(fuelPriceFailureTexts);
  const own = waiting?.decisionBarrier ? refusals('ownCorrection') : null;
  const id = waiting?.id ?? '';
  return [
    {
      event: 'cancel',
      may: useMay('cancelFuelPriceCorrection'),
      icon: Undo2,
      title: t('cancelCorrection'),
      does: { run: (options) => prices.cancelFuelPriceCorrection({ id }, options), done: t('cancelled') },
    },
    {
      event: 'reject',
      may: useMay('rejectFuelPriceCorrection'),
      kind: 'danger',
      barrier: own,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { code }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejected'),
        decide: ({ reason }, options) => prices.rejectFuelPriceCorrection({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMay('approveFuelPriceCorrection'),
      kind: 'main',
      barrier: own,
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { code }),
        text: waiting ? t('approveText', said(waiting)) : '',
        schema: commented,
        field: 'comment',
        label: t('comment'),
        done: t('approved'),
        decide: ({ comment }, options) => prices.approveFuelPriceCorrection({ id, comment }, options),
      }),
    },
  ];
}
