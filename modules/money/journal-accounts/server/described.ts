import type { NounSentences } from '#platform/server/described.ts';
import type { journalAccountService } from '../contract.ts';

export const journalAccountDescribed: NounSentences<typeof journalAccountService> = {
  refuses:
    'another number, class or use once something was posted to it, and the end of an account on which money stands',
};
