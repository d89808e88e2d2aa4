import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { useMay } from './calls.ts';
import { ChargesCard } from './ChargesCard.tsx';
import { RatePart } from './RatePart.tsx';
import { usePricing } from './use-pricing.tsx';

/** What a load costs and why, on its page. */
export const pricesOfLoad: LoadPart = {
  useTab(load) {
    const t = useTexts(loadFormTexts);
    const isShown = useMay('getLoadRateTrace');
    return { id: 'rate', title: t('ratePart'), isShown, content: <RatePart load={load} /> };
  },
  useUpkeep: usePricing,
  card: { place: 10, Card: ChargesCard },
};
