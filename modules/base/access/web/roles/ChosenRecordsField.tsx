import { X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { ChoiceSource } from '#platform/web/fields/choice-source.ts';
import { FieldFrame, useField } from '#platform/web/fields/Field.tsx';
import { namesFor } from '#platform/web/fields/named.ts';
import { SearchedChoice } from '#platform/web/fields/SearchedChoice.tsx';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import type { roleFields, ScopedNoun } from '#modules/base/access/people.ts';
import { roles, rolesNoun } from '../calls.ts';

const nameOf = namesFor<typeof roleFields>();

interface ChosenRecordsProps {
  readonly noun: ScopedNoun;
  /** Of those that were chosen before. */
  readonly names: Readonly<Record<string, string>>;
}

/** The records that a role is limited to: found by their names one after the other, each with a button that lets it go. */
export function ChosenRecordsField({ noun, names }: ChosenRecordsProps): ReactNode {
  const t = useTexts(rightTexts);
  const name = nameOf(`recordScope.${noun}.ids`);
  const title = t(noun === 'profitCentres' ? 'profitCentres' : `scope_${noun}`);
  const field = { name, label: t('addChosen', { noun: title.toLowerCase() }) };
  const state = useField(field);
  const { trigger } = useFormContext();
  const { value, onChange, onBlur, ref } = useController({ name }).field;
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const from = useMemo(() => sourceOf(noun), [noun]);
  const ids = (value ?? []) as readonly string[];
  const change = (next: readonly string[]) => {
    onChange(next);
    if (state.error) void trigger(name);
  };
  return (
    <FieldFrame {...field} state={state}>
      <SearchedChoice
        from={from}
        value=""
        onChoose={(id) => {
          if (id === '' || ids.includes(id)) return;
          const chosen = queries.getQueryData<{ label: string }>([...from.key, 'chosen', id]);
          setFound({ ...found, [id]: chosen?.label ?? '' });
          change([...ids, id]);
        }}
        onLeave={onBlur}
        label={field.label}
        control={state.control}
        name={name}
        inputRef={ref}
      />
      {ids.length > 0 && (
        <ul aria-label={t('chosenRecords', { noun: title.toLowerCase() })} className="mt-2 flex flex-wrap gap-1.5">
          {ids.map((id) => {
            const label = found[id] || names[id] || t('gone');
            return (
              <li
                key={id}
                className="flex max-w-full items-center gap-1 rounded-ctl bg-sunken py-0.5 ps-2.5 pe-1 text-sm"
              >
                <span className="truncate">{label}</span>
                <button
                  type="button"
                  className="grid size-6 flex-none place-items-center rounded-ctl text-muted hover:text-ink pointer-coarse:size-10"
                  aria-label={t('removeChosen', { name: label })}
                  onClick={() => change(ids.filter((each) => each !== id))}
                >
                  <X size={14} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </FieldFrame>
  );
}

function sourceOf(noun: ScopedNoun): ChoiceSource {
  return {
    key: [rolesNoun, 'scope', noun],
    find: async (search, atMost, signal) => {
      const options = await roles.getScopeOptions({ noun, search }, { signal });
      return options.slice(0, atMost).map(({ id, name, detail }) => ({ value: id, label: name, detail }));
    },
    read: async () => undefined,
  };
}
