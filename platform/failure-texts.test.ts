import { expect, test } from 'vitest';
import { languages } from './language.ts';
import type { Text } from './messages.ts';
import { failureTexts } from './messages/failures/index.ts';

function placeholders(text: Text): string[] {
  const variants = typeof text === 'string' ? [text] : Object.values(text);
  return [...new Set(variants.flatMap((it) => it.match(/\{\w+\}/g) ?? []))].toSorted();
}

test.each(languages.filter((language) => language !== 'en'))(
  'the failure texts in %s say what the English ones say',
  async (language) => {
    const { texts: english } = await failureTexts.load.en();
    const { texts: translated } = await failureTexts.load[language]();
    for (const key of Object.keys(english) as (keyof typeof english)[]) {
      expect(placeholders(translated[key]), key).toEqual(placeholders(english[key]));
      expect(translated[key], key).not.toBe(english[key]);
    }
  },
);
