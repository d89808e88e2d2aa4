import { useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import {
  aspectOf,
  carrierNamesIn,
  type Combination,
  deedOf,
  isSpecial,
  nounOf,
  operationOf,
  type RightNoun,
} from '#modules/base/access/rights.ts';

export interface RightWords {
  /** As the title of a line: `Suppliers`. */
  readonly noun: (noun: RightNoun) => string;
  readonly count: (rights: number) => string;
  /** What a right admits to, in a sentence. */
  readonly explain: (right: string) => string;
  readonly warning: (combination: Combination) => string;
}

/** Rights in the words of the person who reads them. */
export function useRightWords(): RightWords {
  const t = useTexts(rightTexts);
  return useMemo(
    () => ({
      noun(noun) {
        // An article that the sentence needs stands oddly before a title.
        const name = t(`noun_${noun}`).replace(/^(?:les|the|die|o|le) /, '');
        return name.charAt(0).toUpperCase() + name.slice(1);
      },
      count: (rights) => t('rightCount', { count: rights }),
      explain(right) {
        const [supplier] = carrierNamesIn([right]) ?? [];
        if (supplier !== undefined) return t('carrierFilter', { name: supplier });
        if (isSpecial(right)) return t('binding', { name: operationOf(right) });
        const operation = operationOf(right);
        const sentence = t(`deed_${deedOf(operation)}`, { noun: t(`noun_${nounOf(operation)}`) });
        const aspect = aspectOf(operation);
        return aspect === undefined ? sentence : `${sentence}: ${t(`aspect_${aspect}`)}`;
      },
      warning: ({ kind, noun }) =>
        kind === 'captureAndApprove'
          ? t('warning_captureAndApprove', { noun: t(`noun_${noun}`) })
          : t(`warning_${kind}`),
    }),
    [t],
  );
}
