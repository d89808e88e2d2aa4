export interface DifferencePart {
  readonly kind: 'same' | 'added' | 'dropped';
  readonly text: string;
}

/** Longer texts are compared by paragraphs instead of words: the table below grows with the product of both lengths. */
const wordsAtMost = 3000;

/** What was dropped from one text and added in another, in the order of reading. */
export function textDifference(before: string, after: string): readonly DifferencePart[] {
  const byWords = (text: string) => text.split(/(?<=\s)(?=\S)/);
  const byParagraphs = (text: string) => text.split(/(?<=\n)/);
  const isLong = byWords(before).length + byWords(after).length > wordsAtMost;
  const split = isLong ? byParagraphs : byWords;
  return merged(walk(split(before), split(after)));
}

/** Goes along the longest common subsequence of both lists. */
function walk(before: readonly string[], after: readonly string[]): DifferencePart[] {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const parts: DifferencePart[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, young] = [before[row], after[column]];
    if (old !== undefined && old === young) {
      parts.push({ kind: 'same', text: old });
      row++;
      column++;
    } else if (old !== undefined && (young === undefined || at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'dropped', text: old });
      row++;
    } else {
      parts.push({ kind: 'added', text: young ?? '' });
      column++;
    }
  }
  return parts;
}

function merged(parts: readonly DifferencePart[]): DifferencePart[] {
  const result: DifferencePart[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    const last = result.at(-1);
    if (last?.kind === part.kind) result[result.length - 1] = { kind: part.kind, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}
