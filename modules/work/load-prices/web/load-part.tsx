import { useTexts } from '#platform/web/texts.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { useMay } from './calls.ts';
import { ChargesCard } from './ChargesCard.tsx';
import { RatePart } from './RatePart.tsx';
import { usePricing } from './use-pricing.tsx';
import { loadPriceTexts } from '../messages/desk/index.ts';

/** What a load costs and why, on its page. */
export const pricesOfLoad: LoadPart = {
  useTab(load) {
    const t = useTexts(loadPriceTexts);
    const isShown = useMay('getLoadRateTrace');
    return { tab: 'price', id: 'rate', title: t('ratePart'), isShown, content: <RatePart load={load} /> };
  },
  useUpkeep: usePricing,
  cards: [{ place: 10, Card: ChargesCard }],
};
