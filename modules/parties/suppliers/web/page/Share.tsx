import type { ReactNode } from 'react';
import { namedFor } from '#platform/web/fields/named.ts';
import { PercentField } from '#platform/web/fields/NumberField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { PayRateBar, PayRatesPart, useMaySeePayRates } from '#modules/base/pay-rates/web/desk.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { suppliersNoun, useMay } from '../calls.ts';
import { useFieldLabel } from '../labels.ts';
import { useReviewed } from '../review/reviewed.ts';

const Term = namedFor<{ terms: { payableRateInPercentage: number } }>()({ Percent: PercentField });
const share = 'payableRateInPercentage';

/** The share that waits for a second person, and what may be done about the share of a carrier in use. */
export function ShareBar({ shows }: { readonly shows: 'waiting' | 'rest' }): ReactNode {
  const label = useFieldLabel();
  const mayChange = useMay('putCarrier');
  const record = usePaidRecord();
  const words = useTermWords();
  const { carrierDetail } = useReviewed();
  if (!carrierDetail.isTrasporter) return null;
  return (
    <div className="mt-4">
      <PayRateBar
        shows={shows}
        record={record}
        words={words}
        mayChange={mayChange}
        fields={<Term.Percent name="terms.payableRateInPercentage" label={label(share)} />}
      />
    </div>
  );
}

/** The part of the page with the versions of the share. */
export function useSharePart() {
  const t = useTexts(supplierDeskTexts);
  const maySee = useMaySeePayRates();
  const { carrierDetail } = useReviewed();
  const [record, words] = [usePaidRecord(), useTermWords()];
  return {
    id: 'share',
    title: t('sharePart'),
    isShown: maySee && carrierDetail.isTrasporter,
    content: (
      <>
        <ShareBar shows="rest" />
        <PayRatesPart record={record} words={words} />
      </>
    ),
  };
}

function usePaidRecord() {
  const { keyIdentifier: id, carrierName: name } = useReviewed();
  return { kind: 'supplier', id, name, channel: suppliersNoun } as const;
}

function useTermWords() {
  const label = useFieldLabel();
  const formats = useFormats();
  return {
    names: [share],
    label: () => label(share),
    written: (_: string, value: string | number | null) => formats.percent(Number(value)),
  };
}
