/** A text with one operator turned into its neighbour. */
export interface Mutant {
  readonly at: number;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** With blanks around them, so that types, arrows and generics are left alone. */
const turned: Readonly<Record<string, string>> = {
  ' === ': ' !== ',
  ' !== ': ' === ',
  ' < ': ' <= ',
  ' <= ': ' < ',
  ' > ': ' >= ',
  ' >= ': ' > ',
  ' + ': ' - ',
  ' - ': ' + ',
  ' * ': ' / ',
  ' / ': ' * ',
  ' && ': ' || ',
  ' || ': ' && ',
  ' += ': ' -= ',
  ' -= ': ' += ',
  true: 'false',
  false: 'true',
};
const operator = / (?:===|!==|<=|>=|\+=|-=|&&|\|\||[<>+*/-]) |\b(?:true|false)\b/g;

/** All mutants of a file; comments, imports and types do nothing. */
export function mutantsOf(source: string): readonly Mutant[] {
  const all: Mutant[] = [];
  let start = 0;
  for (const [index, text] of source.split('\n').entries()) {
    if (!/^\s*(?:\*|\/\/|\/\*|import |export type |type |readonly )/.test(text))
      for (const found of text.matchAll(operator))
        all.push({ at: start + found.index, line: index + 1, from: found[0], to: turned[found[0]]! });
    start += text.length + 1;
  }
  return all;
}

/** At most so many of them, from all parts of the file. */
export function spread(all: readonly Mutant[], most: number): readonly Mutant[] {
  const step = Math.max(1, all.length / most);
  return all.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step)).slice(0, most);
}
