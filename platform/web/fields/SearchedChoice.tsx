import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { type ChoiceSource, chosenRead, type FoundChoice, useFoundChoices } from './choice-source.ts';
import type { FieldState } from './Field.tsx';

interface SearchedChoiceProps {
  readonly from: ChoiceSource;
  /** Of the chosen one, or empty. */
  readonly value: string;
  readonly onChoose: (value: string, choice?: FoundChoice) => void;
  readonly onLeave?: () => void;
  readonly label: string;
  /** What nothing stands for: the company's own, all. */
  readonly placeholder?: string | undefined;
  readonly control: FieldState['control'];
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Those that cannot be chosen: a record is not below itself, and nobody is asked twice. */
  readonly except?: string | readonly string[] | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** In a panel of its own, where what was found stands under the field from the start. */
  readonly isInline?: boolean;
}

/**
 * One of more choices than a list can hold (a combobox): what is typed is searched for by the server. Only what was found
 * can be chosen; a text that was left without choosing gives way to what was chosen before.
 */
export function SearchedChoice({ inputRef, ...props }: SearchedChoiceProps): ReactNode {
  const { from, value, label, control, disabled, isInline = false } = props;
  const t = useTexts(deskTexts);
  const search = useSearch(props);
  const { typed, isOpen, place, found, choices, activeId } = search;
  const { data: chosen, isPending } = useQuery(chosenRead(from, value));
  const shown = value === '' ? '' : chosen ? chosen.label : isPending ? '…' : t('choiceHidden');
  const message = useFoundMessage(found, choices.length, typed?.trim() ? undefined : from.none);
  return (
    <div className="relative">
      <input
        {...control}
        ref={inputRef}
        name={props.name}
        value={typed ?? shown}
        placeholder={props.placeholder ?? t('typeToSearch')}
        disabled={disabled}
        maxLength={100}
        autoComplete="off"
        className="ctl truncate pe-9"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen && choices.length > 0}
        aria-controls={`${control.id}-list`}
        aria-activedescendant={activeId}
        onChange={(event) => search.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={search.open}
        onKeyDown={search.press}
        onBlur={search.leave}
      />
      {value !== '' && !props.required && !disabled ? (
        <ClearChoice
          label={label}
          onClear={() => {
            props.onChoose('');
            search.close();
            document.getElementById(control.id)?.focus();
          }}
        />
      ) : (
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-muted"
        />
      )}
      <FoundChoices
        id={control.id}
        label={label}
        choices={choices}
        place={place}
        value={value}
        isOpen={isOpen}
        isInline={isInline}
        isSearching={found.isSearching}
        message={
          message && (
            <p className={clsx('px-2 py-1.5 text-sm', found.hasFailed ? 'text-danger' : 'text-muted')}>{message}</p>
          )
        }
        onChoose={search.choose}
      />
      <span role="status" className="sr-only">
        {isOpen && !found.isSearching && (message || t('choicesFound', { count: choices.length }))}
      </span>
    </div>
  );
}

interface FoundChoicesProps {
  /** Of the field. */
  readonly id: string;
  readonly label: string;
  readonly choices: readonly FoundChoice[];
  /** Of the one that Enter chooses, or -1. */
  readonly place: number;
  readonly value: string;
  readonly isOpen: boolean;
  readonly isInline: boolean;
  readonly isSearching: boolean;
  readonly message: ReactNode;
  readonly onChoose: (choice: FoundChoice) => void;
}

function FoundChoices(props: FoundChoicesProps): ReactNode {
  const { id, label, choices, place, value, isOpen, isInline, isSearching, message, onChoose } = props;
  const t = useTexts(deskTexts);
  /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- The combobox pattern of ARIA: the
     keys are handled by the input, which keeps the focus; a <select> cannot be searched on the server. */
  return (
    <div
      hidden={!isOpen}
      className={
        isInline
          ? 'mt-1 max-h-72 overflow-y-auto'
          : 'pop absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto p-1'
      }
      // Before the field is left, which would close the list under the finger.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('choicesFor', { label })}
        aria-busy={isSearching}
        hidden={choices.length === 0}
      >
        {choices.map((choice, index) => (
          <div
            key={choice.value}
            id={`${id}-option-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === place}
            aria-disabled={choice.isBlocked || undefined}
            className={clsx(
              'flex flex-wrap items-baseline justify-between gap-x-3 rounded-ctl px-2 py-1.5 hover:bg-sunken aria-selected:bg-sunken pointer-coarse:py-3',
              choice.isBlocked ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
              choice.value === value && 'font-medium',
            )}
            onClick={() => onChoose(choice)}
          >
            <span className="min-w-0">{choice.label}</span>
            {choice.detail && (
              <span className="max-w-1/2 flex-none truncate text-sm text-muted tabular-nums">{choice.detail}</span>
            )}
            {choice.notes?.map((note) => (
              <span key={note} className={clsx('basis-full text-sm', choice.isBlocked ? 'text-danger' : 'text-warn')}>
                {note}
              </span>
            ))}
          </div>
        ))}
      </div>
      {message}
    </div>
  );
  /* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
}

function ClearChoice({ label, onClear }: { readonly label: string; readonly onClear: () => void }): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <button
      type="button"
      className="absolute inset-y-0 end-1 my-auto grid size-7 place-items-center rounded-ctl text-muted hover:text-ink disabled:hidden pointer-coarse:size-10"
      aria-label={t('clearChoice', { label })}
      onClick={onClear}
    >
      <X size={15} aria-hidden="true" />
    </button>
  );
}

/** What stands under the choices, or instead of them. */
function useFoundMessage(
  found: ReturnType<typeof useFoundChoices>,
  count: number,
  none: string | undefined,
): string | false {
  const t = useTexts(deskTexts);
  if (found.hasFailed) return t('choicesFailed');
  if (found.isSearching) return count === 0 && t('searchingChoices');
  return count === 0 ? (none ?? t('nothingFound')) : found.isCut && t('moreChoices');
}

/** What is typed and found, and what keys and presses make of it. */
function useSearch(props: Omit<SearchedChoiceProps, 'inputRef'>) {
  const { from, value, isInline = false } = props;
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(isInline);
  const [place, setPlace] = useState(-1);
  const except = [props.except ?? []].flat();
  const found = useFoundChoices(from, typed ?? '', isOpen);
  const choices = found.choices.filter((choice) => !except.includes(choice.value));
  const active = isOpen ? choices[place] : undefined;
  const activeId = active && `${props.control.id}-option-${place}`;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function close(): void {
    setIsOpen(isInline);
    setPlace(-1);
    setTyped(undefined);
  }
  function choose(choice: FoundChoice): void {
    if (choice.isBlocked) return;
    queries.setQueryData(chosenRead(from, choice.value).queryKey, choice);
    props.onChoose(choice.value, choice);
    close();
  }
  function type(text: string): void {
    setTyped(text);
    setIsOpen(true);
    setPlace(text.trim() === '' ? -1 : 0);
  }
  function leave(): void {
    if (typed !== undefined && typed.trim() === '' && value !== '') props.onChoose('');
    close();
    props.onLeave?.();
  }
  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setIsOpen(true);
      const from = place < 0 && step < 0 ? 0 : place;
      setPlace(choices.length === 0 ? 0 : (from + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && isOpen) {
      // What is still being searched for is not chosen: it may be another one by the time it is seen.
      if (active && !found.isSearching) choose(active);
    } else if (event.key === 'Escape' && isOpen && !isInline) {
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  }
  const open = () => setIsOpen(true);
  return { typed, isOpen, place, found, choices, activeId, open, close, choose, type, leave, press };
}
