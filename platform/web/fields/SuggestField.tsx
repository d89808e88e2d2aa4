import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame, type FieldProps, type LengthProps, useField } from './Field.tsx';
import { pressReleased } from './press.ts';

interface Suggestion {
  readonly value: string;
  /** Beside the value: a branch code, a province. */
  readonly detail?: string;
}

export interface SuggestFieldProps extends FieldProps<string>, LengthProps {
  readonly suggestions: readonly Suggestion[];
  readonly autoComplete?: string;
  readonly onPick?: (suggestion: Suggestion) => void;
}

const shownAtMost = 50;
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Suggestions that hold what was typed, those that begin with it first. */
function matching(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = folded(typed.trim());
  const rank = ({ value }: Suggestion) => folded(value).indexOf(wanted);
  return suggestions
    .filter((suggestion) => rank(suggestion) >= 0)
    .toSorted((a, b) => Number(rank(a) > 0) - Number(rank(b) > 0))
    .slice(0, shownAtMost);
}

/** A line of text with suggestions (a combobox): another text than the suggested ones is welcome too. */
export function SuggestField(props: SuggestFieldProps): ReactNode {
  const t = useTexts(publicTexts);
  const {
    field: { value: current, onChange, onBlur, ref },
  } = useController({ name: props.name });
  const { trigger } = useFormContext();
  const state = useField(props);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const value = typeof current === 'string' ? current : '';
  // A value that is exactly a suggestion was picked before: then all of them are of interest again.
  const picked = props.suggestions.some((suggestion) => suggestion.value === value);
  const options = open ? matching(props.suggestions, picked ? '' : value) : [];

  function set(next: string): void {
    onChange(next);
    if (state.error) void trigger(props.name);
  }
  function pick(suggestion: Suggestion): void {
    set(suggestion.value);
    setOpen(false);
    props.onPick?.(suggestion);
  }
  function key(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      setActive((index) => (options.length === 0 ? 0 : (index + step + options.length) % options.length));
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault();
      pick(options[active]);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      // A dialog around it stays.
      event.preventDefault();
      setOpen(false);
    }
  }
  function leave(): void {
    setOpen(false);
    if (value !== value.trim()) onChange(value.trim());
    void pressReleased().then(onBlur);
  }
  return (
    <FieldFrame {...props} state={state}>
      <div className="relative">
        <input
          {...state.control}
          ref={ref}
          name={props.name}
          value={value}
          disabled={props.disabled}
          maxLength={state.maxLength}
          autoComplete={props.autoComplete ?? 'off'}
          className="ctl"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${state.id}-list`}
          aria-activedescendant={options[active] ? `${state.id}-${active}` : undefined}
          onChange={(event) => {
            set(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={key}
          onBlur={leave}
        />
        <Suggestions
          id={state.id}
          label={t('suggestionsFor', { label: props.label })}
          options={options}
          active={active}
          onPick={pick}
        />
      </div>
    </FieldFrame>
  );
}

interface SuggestionsProps {
  /** Of the field. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly Suggestion[];
  readonly active: number;
  readonly onPick: (option: Suggestion) => void;
}

function Suggestions({ id, label, options, active, onPick }: SuggestionsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const isShown = options.length > 0;
  // A dialog scrolls its fields: what hangs out of its last one would be out of sight.
  useEffect(() => {
    if (isShown && list.current?.closest('dialog')) list.current.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- The combobox pattern of ARIA: the
     keys are handled by the input, which keeps the focus; <datalist> cannot show a second column. */
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!isShown}
      className="pop absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto p-1"
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className="flex cursor-pointer justify-between gap-3 rounded-ctl px-2 py-1.5 hover:bg-sunken aria-selected:bg-sunken pointer-coarse:py-3"
          // Before the field is left, which would close the list under the finger.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <span>{option.value}</span>
          {option.detail && <span className="text-muted tabular-nums">{option.detail}</span>}
        </div>
      ))}
    </div>
  );
  /* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
}
