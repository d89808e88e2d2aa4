import type { PdfObject } from './pdf-objects.ts';
import { isDictionary, isName, isReference, valuesOf, type PdfDictionary, type PdfValue } from './pdf-syntax.ts';

/**
 * Names of things that run, start, send or carry other files (quality.md §6), as keys and as values. `EF` and
 * `FileAttachment` carry files that need not call themselves embedded, `OnInstantiate` is the script of a 3D scene.
 */
const activeNames: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'FileAttachment',
  'RichMedia',
  'OnInstantiate',
  'SubmitForm',
  'ImportData',
  'XFA',
]);

export interface ActiveContent {
  visit(object: PdfObject): void;
  /** The name of the first active thing, once all objects were visited; undefined where there is none. */
  found(): string | undefined;
}

/**
 * Looks for what acts by itself or carries another file. Every object counts, also of older revisions, since which one a
 * reader takes is the file's own claim.
 */
export function activeContent(): ActiveContent {
  let first: string | undefined;
  /** Objects by what they would do as the opening action; those that are only a reference to another one, with it. */
  const acting = new Set<number>();
  const turning = new Set<number>();
  const passing = new Map<number, number[]>();
  const opened: number[] = [];

  function acts(target: number, steps = 5): boolean {
    const next = passing.get(target);
    // What cannot be found, or only by a long way round, is hidden on purpose.
    if (steps === 0 || acting.has(target) || !(turning.has(target) || next)) return true;
    return next?.some((reference) => acts(reference, steps - 1)) ?? false;
  }

  return {
    visit({ number, value }) {
      first ??= findIn(value, opened);
      if (number === undefined) return;
      if (isReference(value)) passing.set(number, [...(passing.get(number) ?? []), value.reference]);
      else (isDictionary(value) && !isPlainGoTo(value) ? acting : turning).add(number);
    },
    found: () => first ?? (opened.some((target) => acts(target)) ? 'OpenAction' : undefined),
  };
}

/** The first active name in a value; opening actions that are references are put aside, as their objects may come later. */
function findIn(value: PdfValue, opened: number[]): string | undefined {
  if (isName(value)) return activeNames.has(value.name) ? value.name : undefined;
  if (Array.isArray(value)) return firstOf(value as readonly PdfValue[], (item) => findIn(item, opened));
  if (!isDictionary(value)) return undefined;
  return firstOf(value.entries, ([key, entry]) => {
    if (activeNames.has(key)) return key;
    // An empty dictionary of additional actions is a habit of some printers.
    if (key === 'AA' && entry !== null && !(isDictionary(entry) && entry.entries.length === 0)) return key;
    if (key === 'OpenAction') {
      if (isReference(entry)) opened.push(entry.reference);
      else if (isDictionary(entry) && !isPlainGoTo(entry)) return key;
    }
    return findIn(entry, opened);
  });
}

/**
 * Whether an action only turns to a page. Office programs write `/OpenAction` with a destination, or with such an action;
 * anything else, and one that is followed by a next action, is refused.
 */
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
