import type { PdfObjects } from './pdf-objects.ts';
import { isDictionary, isName, isReference, valuesOf, type PdfDictionary, type PdfValue } from './pdf-syntax.ts';

/** Names of things that run, start, send or carry other files (quality.md §6), as keys and as values. */
const activeNames: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'XFA',
]);

/**
 * What in a file acts by itself or carries another file: the name of the first such thing, undefined where there is none.
 * Every object counts, also of older revisions, since which one a reader takes is the file's own claim.
 */
export function activeContent({ objects }: PdfObjects): string | undefined {
  const byNumber = new Map<number, PdfValue[]>();
  for (const { number, value } of objects) {
    if (number === undefined) continue;
    const revisions = byNumber.get(number);
    if (revisions) revisions.push(value);
    else byNumber.set(number, [value]);
  }
  for (const { value } of objects) {
    const found = findIn(value, byNumber);
    if (found) return found;
  }
  return undefined;
}

type ByNumber = ReadonlyMap<number, readonly PdfValue[]>;

function findIn(value: PdfValue, byNumber: ByNumber): string | undefined {
  if (isName(value)) return activeNames.has(value.name) ? value.name : undefined;
  if (Array.isArray(value)) return firstOf(value as readonly PdfValue[], (item) => findIn(item, byNumber));
  if (!isDictionary(value)) return undefined;
  return firstOf(value.entries, ([key, entry]) => {
    if (activeNames.has(key)) return key;
    // An empty dictionary of additional actions is a habit of some printers.
    if (key === 'AA' && !(isDictionary(entry) && entry.entries.length === 0) && entry !== null) return key;
    if (key === 'OpenAction' && acts(entry, byNumber)) return key;
    return findIn(entry, byNumber);
  });
}

/**
 * Whether opening the document does more than turn to a page. Office programs write `/OpenAction` with a destination, or
 * with a plain go-to; anything else, anything that cannot be found, and what is followed by a next action, is refused.
 */
function acts(action: PdfValue, byNumber: ByNumber, steps = 5): boolean {
  if (isReference(action)) {
    const targets = byNumber.get(action.reference);
    return steps === 0 || !targets || targets.some((target) => acts(target, byNumber, steps - 1));
  }
  return isDictionary(action) && !isPlainGoTo(action);
}

function isPlainGoTo(action: PdfDictionary): boolean {
  const kinds = valuesOf(action, 'S');
  const goesToPage =
    kinds.length === 0 ? valuesOf(action, 'D').length > 0 : kinds.every((kind) => isName(kind) && kind.name === 'GoTo');
  return goesToPage && valuesOf(action, 'Next').length === 0;
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}
