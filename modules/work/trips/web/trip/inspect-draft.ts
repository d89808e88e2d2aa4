import type { AskedInspection, NewInspection } from './calls.ts';

type Item = NewInspection['items'][number];

/** An inspection while it is made; photos are held in the outbox. */
export interface InspectDraft {
  readonly answers: Readonly<
    Record<string, { readonly result: Item['result']; readonly note: string; readonly value: string }>
  >;
  readonly slip: string;
  readonly units: readonly string[];
  readonly odometer: string;
  readonly files: readonly { readonly item: Item['code']; readonly sourceFileId: string }[];
  /** A picture of whoever inspected; it is drawn last, and sent with the rest. */
  readonly signature: string;
}

const keyOf = (loadId: string) => `tripInspection:${loadId}`;
const empty: InspectDraft = { answers: {}, slip: '', units: [], odometer: '', files: [], signature: '' };

/** What was answered before the phone ended the page for its camera. */
export function readInspection(loadId: string): InspectDraft {
  try {
    const kept = localStorage.getItem(keyOf(loadId));
    if (kept) return { ...empty, ...(JSON.parse(kept) as Partial<InspectDraft>), signature: '' };
  } catch {
    // Nothing is kept here; the list begins anew.
  }
  return empty;
}

export function saveInspection(loadId: string, draft: InspectDraft): void {
  try {
    localStorage.setItem(keyOf(loadId), JSON.stringify({ ...draft, signature: '' }));
  } catch {
    // A phone without space still sends its inspection.
  }
}

export function forgetInspection(loadId: string): void {
  try {
    localStorage.removeItem(keyOf(loadId));
  } catch {
    // There was nothing.
  }
}

/** A number as it is typed on a phone, with a comma or a point; null where nothing is, or what is none. */
export function numberOf(typed: string): number | null {
  const plain = typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
  return plain === '' || !/^-?\d{1,8}(?:\.\d*)?$/.test(plain) ? null : Number(plain);
}

export const answerOf = (draft: InspectDraft, code: string) =>
  draft.answers[code] ?? { result: '' as const, note: '', value: '' };

/** The photos of an item, by the ids under which they are held. */
export const photosOf = (draft: InspectDraft, code: Item['code']) =>
  draft.files.filter(({ item }) => item === code).map(({ sourceFileId }) => sourceFileId);

export function withPhotos(draft: InspectDraft, code: Item['code'], photos: readonly string[]): InspectDraft {
  const others = draft.files.filter(({ item }) => item !== code);
  return { ...draft, files: [...others, ...photos.map((sourceFileId) => ({ item: code, sourceFileId }))] };
}

/** What is still to be answered: codes of items, `odometer` and `signature`. */
export function missingOf(asked: AskedInspection, draft: InspectDraft): string[] {
  const items = asked.items.filter(({ code, value, needsPhoto }) => {
    const { result, note, value: measured } = answerOf(draft, code);
    if (result === '') return true;
    if (needsPhoto && result !== 'na' && draft.files.every(({ item }) => item !== code)) return true;
    if (result === 'fail') return note.trim() === '';
    return result === 'pass' && value !== '' && numberOf(measured) === null;
  });
  return [
    ...items.map(({ code }) => code),
    ...(numberOf(draft.odometer) === null ? ['odometer'] : []),
    ...(draft.signature === '' ? ['signature'] : []),
  ];
}

/** What is sent. */
export function inspectionOf(asked: AskedInspection, draft: InspectDraft, signedBy: string, at: string): NewInspection {
  return {
    templateVersion: asked.templateVersion,
    occurredAt: at,
    items: asked.items.map(({ code, value }) => {
      const { result, note, value: measured } = answerOf(draft, code);
      return { code, result, note: note.trim(), value: value !== '' && result === 'pass' ? numberOf(measured) : null };
    }),
    odometer: numberOf(draft.odometer),
    massSlipKg: numberOf(draft.slip),
    axleUnits: asked.axleUnits.flatMap(({ kind, isDriven }, place) => {
      const massKg = numberOf(draft.units[place] ?? '');
      return massKg === null ? [] : [{ kind, isDriven, massKg }];
    }),
    signedBy,
    files: [...draft.files],
  };
}
