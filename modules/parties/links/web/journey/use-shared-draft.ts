import { type RefObject, useRef, useState } from 'react';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { clockTime } from '#platform/web/clock-time.ts';
import { useLanguage } from '#platform/web/language.ts';
import { snackbar, snackbarTimes } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { journeyTexts } from '#modules/parties/links/messages/journey/index.ts';
import type { LinkAccess } from './flow.ts';
import { links } from './link-calls.ts';

type Values = Readonly<Record<string, unknown>>;

/** A step as both the server and this page knew it last. */
export interface KnownStep {
  readonly values: Values;
  /** Empty where the server had none. */
  readonly version: string;
}

/** Fields that somebody else has filled in otherwise than it was done here; what they put is in the map. */
export interface Conflict {
  readonly at: string;
  readonly fields: ReadonlyMap<string, unknown>;
}

interface SharedDraft {
  /** The form of the steps, for as long as it stands there. */
  readonly form: RefObject<UseFormReturn<FieldValues> | null>;
  readonly save: (step: string, values: Values, percent: number) => Promise<{ readonly savedAt: string }>;
  /** Whether somebody else has changed something that was not seen here yet: then it is here now, to be looked at. */
  readonly hasNews: () => Promise<boolean>;
  readonly conflict: Conflict | undefined;
  readonly settle: () => void;
}

/**
 * Keeps a draft that several people may fill in at once: the owner on one phone, the bookkeeper on another. What they put
 * into other fields is added; where both changed the same one, this page keeps its own and asks.
 */
export function useSharedDraft(
  { whenOpen }: Pick<LinkAccess, 'whenOpen'>,
  begin: () => ReadonlyMap<string, KnownStep>,
): SharedDraft {
  const t = useTexts(journeyTexts);
  const language = useLanguage();
  const form = useRef<UseFormReturn<FieldValues>>(null);
  const [known] = useState(() => new Map(begin()));
  // What was sent and has no answer yet may have been saved all the same: it must not look like somebody else's.
  const [unanswered] = useState(() => new Map<string, Set<string>>());
  const [conflict, setConflict] = useState<Conflict>();

  /** Takes what they have saved into the form; answers what the step is now, and whether that is news here. */
  async function adopt(step: string, mine: Values, theirs: KnownStep, at: string) {
    if (unanswered.get(step)?.has(JSON.stringify(theirs.values))) {
      known.set(step, theirs);
      return { values: mine, isNews: false };
    }
    const { mergeDraft } = await import('./merge-draft.ts');
    const { values, taken, conflicts } = mergeDraft(known.get(step)?.values ?? {}, mine, theirs.values);
    known.set(step, theirs);
    for (const [path, value] of taken) {
      // Not under the hands of who has typed on meanwhile.
      const isUntouched = JSON.stringify(form.current?.getValues(path)) === JSON.stringify(get(mine, path));
      if (isUntouched) form.current?.setValue(path, value, { shouldDirty: true });
    }
    if (conflicts.size > 0) setConflict({ at, fields: conflicts });
    return { values, isNews: taken.size + conflicts.size > 0 };
  }
  const tell = (key: 'otherAdded' | 'otherBeforeSubmit', at: string) =>
    void snackbar(t(key, { time: clockTime(at, language) }), { milliseconds: snackbarTimes.long });

  return {
    form,
    conflict,
    settle: () => setConflict(undefined),
    async save(step, values, percent) {
      for (let mine = values; ;) {
        const own = unanswered.get(step) ?? new Set();
        unanswered.set(step, own.add(JSON.stringify(mine)));
        const basedOn = known.get(step)?.version ?? '';
        const { savedAt, version, theirs } = await whenOpen(() =>
          links.putLinkDraft({ step, values: mine, percent, basedOn }),
        );
        if (!theirs) {
          known.set(step, { values: mine, version });
          unanswered.delete(step);
          return { savedAt };
        }
        const merged = await adopt(step, mine, { values: theirs, version }, savedAt);
        if (merged.isNews) tell('otherAdded', savedAt);
        mine = merged.values;
      }
    },
    async hasNews() {
      const { steps, versions, savedAt } = await whenOpen(() => links.getLinkDraft({}));
      let isNews = false;
      for (const [step, version] of Object.entries(versions)) {
        const before = known.get(step);
        if (!before || before.version === version) continue;
        const mine = Object.fromEntries(
          Object.keys(before.values).map((name) => [name, form.current?.getValues(name)]),
        );
        const merged = await adopt(step, mine, { values: steps[step] as Values, version }, savedAt ?? '');
        isNews ||= merged.isNews;
      }
      if (isNews) tell('otherBeforeSubmit', savedAt ?? '');
      return isNews;
    },
  };
}
