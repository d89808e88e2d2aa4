import type { NounSentences } from '#platform/server/described.ts';
import type { itemMasterService } from '../contract.ts';

export const itemMasterDescribed: NounSentences<typeof itemMasterService> = {
  refuses: 'another kind or journal account once it is used',
};
