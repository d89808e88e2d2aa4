import type { NounSentences } from '#platform/server/described.ts';
import type { councilMinimumService } from '../contract.ts';

export const councilMinimumDescribed: NounSentences<typeof councilMinimumService> = {
  refuses: 'days on which another active minimum of the grade holds',
};
