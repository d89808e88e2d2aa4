import { expect, test } from 'vitest';
import { texts as afr } from './messages/failures/afr.ts';
import { texts as en } from './messages/failures/en.ts';
import { texts as fr } from './messages/failures/fr.ts';
import { texts as pt } from './messages/failures/pt.ts';

// A state is a word of the machine: in a sentence for people it stood as "it is DEPARTED", in every language.
test.each(Object.entries({ en, afr, pt, fr }))(
  'an event out of its turn is refused without the state of the stop: %s',
  (_, texts) => {
    expect(texts.eventNotNext).not.toMatch(/\{|[A-Z]{3,}/);
  },
);
