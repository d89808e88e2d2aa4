import { africanCountry, countryName } from '#platform/africa.ts';
import { daysInWords } from '#platform/days-in-words.ts';
import { formatDecimal } from '#platform/decimal.ts';
import type { Language } from '#platform/language.ts';
import { format } from '#platform/messages.ts';
import type { EligibilitySubject, HeldFinding } from '#modules/work/loads/findings.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';

/** Amounts come as whole rand. */
const amounts: readonly string[] = ['cover', 'required'];

/** The facts of a finding as its sentence has them: amounts, papers and countries as people write them. */
export async function writtenFacts(
  language: Language,
  findings: readonly Pick<HeldFinding, 'details'>[],
): Promise<readonly Readonly<Record<string, string>>[]> {
  const texts = (await loadFormTexts.load[language]()).texts as Readonly<Record<string, string>>;
  const written = ([name, value]: [string, string]): [string, string] => {
    if (amounts.includes(name)) return [name, formatDecimal(language, Number(value), { decimals: 0, grouping: true })];
    if (name === 'countries')
      return [
        name,
        value
          .split(', ')
          .map((each) => countryIn(language, each))
          .join(', '),
      ];
    return [name, name === 'paper' ? (texts[`paper_${value}`] ?? value) : value];
  };
  return findings.map(({ details }) => Object.fromEntries(Object.entries(details).map(written)));
}

function countryIn(language: Language, name: string): string {
  const african = africanCountry(name);
  return african ? countryName(african.code, language) : name;
}

/** Subjects of which there may be several, so that a sentence alone does not say which one is meant. */
const named = ['trailer1', 'trailer2', 'coDriver'] as const satisfies readonly EligibilitySubject[];

/** What stands against a carrier and its vehicles, a sentence each, for a refusal that is read where no list has room. */
export async function findingSentences(language: Language, findings: readonly HeldFinding[]): Promise<string> {
  const [{ texts }, { texts: names }, facts] = await Promise.all([
    loadFailureTexts.load[language](),
    loadDeskTexts.load[language](),
    writtenFacts(language, findings),
  ]);
  return findings
    .map(({ code, subject }, place) => {
      const sentence = format(language, texts[code], daysInWords(language, facts[place]));
      const name = named.find((each) => each === subject);
      return name ? `${names[name]}: ${sentence}` : sentence;
    })
    .join(' ');
}
