import type { NounSentences } from '#platform/server/described.ts';
import type { itemMasterService } from '../contract.ts';

export const itemMasterDescribed: NounSentences<typeof itemMasterService> = {
  refuses: 'an unknown account, and another kind or account once it is used',
};
