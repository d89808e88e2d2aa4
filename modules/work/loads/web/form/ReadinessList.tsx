import { Check, CircleDashed, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { type AnyCatalogue, useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import type { Readiness } from '../calls.ts';

type Gap = Readiness['submit'][number];

interface ReadinessListProps {
  readonly title: string;
  readonly gaps: readonly Gap[];
  /** Where nothing is missing. */
  readonly nothing: string;
  /** What hardly was meant, below it. */
  readonly questions?: readonly Gap[];
}

/** What is missing, in words. */
export function ReadinessList({ title, gaps, nothing, questions = [] }: ReadinessListProps): ReactNode {
  const t = useTexts(loadFormTexts);
  const asked = useGapLines(questions);
  const lines = useGapLines(gaps);
  return (
    <section aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      {lines.length === 0 ? (
        <p className="mt-1.5 flex items-center gap-2 text-sm text-ok">
          <Check size={16} aria-hidden="true" className="flex-none" />
          {nothing}
        </p>
      ) : (
        <ul className="mt-1.5 grid gap-1 text-sm">
          {lines.map((line) => (
            <li key={line} className="flex gap-2">
              <CircleDashed size={16} aria-hidden="true" className="mt-px flex-none text-warn" />
              <span className="min-w-0">{line}</span>
            </li>
          ))}
        </ul>
      )}
      {asked.length > 0 && (
        <>
          <h3 className="mt-3 text-sm font-semibold">{t('isItMeant')}</h3>
          <ul className="mt-1.5 grid gap-1 text-sm">
            {asked.map((line) => (
              <li key={line} className="flex gap-2">
                <CircleQuestionMark size={16} aria-hidden="true" className="mt-px flex-none text-warn" />
                <span className="min-w-0">{line}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const labels = {
  customerId: 'customer',
  orderTypeId: 'orderType',
  equipmentTypeId: 'equipment',
  commodityTypeId: 'commodity',
  massKg: 'massKg',
  orderNumbers: 'orderNumber',
  emergencyPhone: 'emergencyPhone',
  type: 'stopType',
  stopLocationId: 'location',
  stopCountry: 'country',
  windowStart: 'windowStart',
  windowEnd: 'windowEnd',
} as const;
type Labelled = keyof typeof labels;

/** `Stop 2: Location, From, Until`, or the sentence of what is wrong; all of a stop stands in one line. */
export function useGapLines(gaps: readonly Gap[]): readonly string[] {
  const t = useTexts(loadFormTexts);
  const find = useCodeTexts([loadFailureTexts, failureTexts as unknown as AnyCatalogue]);
  const wordsOf = (name: string, { code, details }: Gap) =>
    code === 'required' && Object.hasOwn(labels, name) ? t(labels[name as Labelled]) : (find(code, details) ?? code);
  const stopOf = ({ field }: Gap) => /^stops\.(\d+)\.(\w+)$/.exec(field);
  const stops = Map.groupBy(gaps, (gap) => stopOf(gap)?.[1]);
  return [...stops].flatMap(([number, ofStop]) => {
    if (number === undefined) return ofStop.map((gap) => wordsOf(gap.field, gap));
    const words = ofStop.map((gap) => wordsOf(stopOf(gap)![2] ?? '', gap));
    return `${t('stopNumber', { number: Number(number) + 1 })}: ${words.join(', ')}`;
  });
}
