import type { Text, Texts } from '#platform/messages.ts';

/*
 * What a catalogue of mails holds follows from the names of its texts: `inviteSubject` begins the letter `invite`, to which
 * every text belongs whose name goes on after that word (docs/decisions/0017).
 */

export const partRoles = ['subject', 'paragraph', 'action', 'sms'] as const;
/** Where a text stands: above the mail, in it, on its button, or as an SMS. */
export type PartRole = (typeof partRoles)[number];

export interface LetterPart {
  readonly key: string;
  readonly role: PartRole;
}

export interface Letter {
  readonly name: string;
  readonly parts: readonly LetterPart[];
}

/** The letters of a catalogue, in the order in which they are declared. `sms` names texts that are an SMS by themselves. */
export function lettersOf(texts: Texts, sms: readonly string[] = []): readonly Letter[] {
  const keys = Object.keys(texts);
  const names = keys.filter((key) => key.endsWith('Subject')).map((key) => key.slice(0, -'Subject'.length));
  const letters = names.map((name) => ({
    name,
    parts: keys.filter((key) => letterOf(key, names) === name).map((key): LetterPart => ({ key, role: roleOf(key) })),
  }));
  return [...letters, ...sms.map((key) => ({ name: key, parts: [{ key, role: 'sms' as const }] }))];
}

/** The longest name that the key goes on from: `bankChangedSms` belongs to `bankChanged`, not to `bank`. */
function letterOf(key: string, names: readonly string[]): string | undefined {
  return names
    .filter((name) => key.startsWith(name) && /^[A-Z]/.test(key.slice(name.length)))
    .toSorted((a, b) => b.length - a.length)[0];
}

function roleOf(key: string): PartRole {
  if (key.endsWith('Subject')) return 'subject';
  if (key.endsWith('Action')) return 'action';
  return key.endsWith('Sms') ? 'sms' : 'paragraph';
}

/** The merge fields of a text, in the order in which they first stand. */
export function mergeFieldsOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : [text.one, text.other, text.many ?? ''];
  return [...new Set(forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)))];
}

/** A built-in text as people edit it: of a plural the form for many, which fits most numbers. */
export function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.other;
}

/** What a text cannot do without: an SMS that carries a code and does not say it is of no use. */
const indispensable: ReadonlySet<string> = new Set(['code']);

export type WordsProblem =
  | { readonly code: 'mergeFieldUnknown'; readonly details: { readonly field: string; readonly allowed: string } }
  | { readonly code: 'mergeFieldMissing'; readonly details: { readonly field: string } }
  | { readonly code: 'braceAlone'; readonly details: { readonly example: string } };

/** What is wrong with a company's own words for a text, if anything. */
export function wordsProblem(own: string, builtIn: Text): WordsProblem | undefined {
  const allowed = mergeFieldsOf(builtIn);
  const used = mergeFieldsOf(own);
  const unknown = used.find((field) => !allowed.includes(field));
  if (unknown !== undefined)
    return {
      code: 'mergeFieldUnknown',
      details: { field: `{${unknown}}`, allowed: allowed.map((field) => `{${field}}`).join(', ') || '–' },
    };
  const missing = allowed.find((field) => indispensable.has(field) && !used.includes(field));
  if (missing !== undefined) return { code: 'mergeFieldMissing', details: { field: `{${missing}}` } };
  return /[{}]/.test(own.replaceAll(/\{\w+\}/g, ''))
    ? { code: 'braceAlone', details: { example: `{${allowed[0] ?? 'company'}}` } }
    : undefined;
}
