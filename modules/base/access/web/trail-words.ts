import { languageNames, type Language } from '#platform/language.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '../messages/people/index.ts';
import { rightTexts } from '../messages/rights/index.ts';
import { useRightWords } from './roles/right-words.ts';

/** How a limit is called where a noun has words of its own. */
function limitWord(noun: string | undefined, value: unknown): unknown {
  if (value === 'chosen' && noun === 'profitCentres') return 'chosenCentres';
  return value === 'own' && noun === 'companies' ? 'ownCompany' : value;
}

/** Fields of the trail whose label has another name on the screen. */
const labels: Readonly<Record<string, string>> = {
  companyName: 'company',
  carrierName: 'supplier',
  hasSecondFactor: 'secondFactor',
};
/** Ids; what they stand for is said by a field beside them. */
const unsaid = /^(companyId|keyIdentifier|recordScope\.\w+\.ids\.\d+)$/;
/** Field → the beginning of the names of its choices. */
const choices: Readonly<Record<string, string>> = { status: 'status', userType: 'type', profileSet: 'set' };

/** What the audit trail holds of people and roles, in the words of their screens. */
export function useTrailWords() {
  const find = useCodeTexts([peopleTexts, rightTexts]);
  const shared = useTexts(publicTexts);
  const rights = useRightWords();
  const formats = useFormats();
  const choice = (beginning: string, value: unknown) => find(`${beginning}_${String(value)}`) ?? String(value);
  return {
    event: (event: string): string => find(`event_${event}`) ?? event,
    isSaid: (path: string): boolean => !unsaid.test(path),
    label(path: string): string {
      const [group = '', ...rest] = path.split('.');
      if (group === 'rights') return rights.explain(rest.join('.'));
      if (group === 'recordScope') return choice('scope', rest[0]);
      if (group === 'amountLimits') return choice('amount', rest[0]);
      return find(labels[group] ?? group) ?? path;
    },
    value(path: string, value: unknown): string {
      const [group = '', noun] = path.split('.');
      const beginning = choices[group];
      if (beginning) return choice(beginning, value);
      if (group === 'recordScope') return choice('limit', limitWord(noun, value));
      if (group === 'amountLimits') return formats.money(Number(value));
      if (group === 'language') return languageNames[value as Language] ?? String(value);
      if (group === 'hasSecondFactor') return find(value === true ? 'secondFactorSet' : 'secondFactorNone') ?? '';
      return typeof value === 'boolean' ? shared(value ? 'yes' : 'no') : String(value);
    },
  };
}
