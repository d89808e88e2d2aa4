import type { NounSentences } from '#platform/server/described.ts';
import type { commodityTypeService } from '../contract.ts';

export const commodityTypeDescribed: NounSentences<typeof commodityTypeService> = {
  refuses: 'dangerous goods without a UN number and a class, and temperatures in the wrong order',
};
