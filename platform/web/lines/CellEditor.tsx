import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { LineChoice, TypedColumn } from '#platform/lines/columns.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { useTexts } from '../texts.ts';
import { ChoiceList, matchingChoices } from './ChoiceList.tsx';
import type { Step } from './view.ts';

interface CellEditorProps<Line> {
  readonly column: TypedColumn<Line>;
  readonly label: string;
  /** What it begins with. */
  readonly initial: string;
  /** Whether the whole text is selected, so that typing replaces it. */
  readonly selected: boolean;
  /** `step` is undefined when the focus went elsewhere by itself. */
  readonly onCommit: (text: string, step: Step | undefined) => void;
  readonly onCancel: () => void;
}

const steps: Readonly<Record<string, Step>> = { ArrowDown: 'down', ArrowUp: 'up' };

/** The open cell: what is typed stays here until it is left, so that a key draws nothing else again. */
export function CellEditor<Line>(props: CellEditorProps<Line>): ReactNode {
  const { column, label, initial, selected, onCommit, onCancel } = props;
  const t = useTexts(lineTexts);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [place, setPlace] = useState(0);
  // Closed by a key, the input still loses the focus; what it holds then is decided already.
  const isClosed = useRef(false);
  const isUntouched = selected && text === initial;
  const choices = column.kind === 'choice' ? matchingChoices(column.choices, isUntouched ? '' : text) : [];
  const id = `${label}-choices`.replaceAll(/\W+/g, '-');

  useEffect(() => {
    input.current?.focus();
    if (selected) input.current?.select();
  }, [selected]);

  function close(step: Step | undefined, chosen?: LineChoice): void {
    if (isClosed.current) return;
    isClosed.current = true;
    onCommit(chosen?.label ?? text, step);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, shiftKey } = event;
    const step = steps[key];
    // What was typed of a choice means the first one that it fits; untouched it stays what it was.
    const chosen = isUntouched && place === 0 ? undefined : choices[place];
    if (step && column.kind === 'choice' && !event.altKey)
      setPlace((choices.length + place + (step === 'down' ? 1 : -1)) % Math.max(1, choices.length));
    else if (step && !event.altKey) close(step);
    else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) close(shiftKey ? 'up' : 'down', chosen);
    else if (key === 'Tab') close(shiftKey ? 'previous' : 'next', chosen);
    else if (key === 'Escape') {
      isClosed.current = true;
      onCancel();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <>
      <input
        ref={input}
        value={text}
        aria-label={label}
        autoComplete="off"
        inputMode={column.kind === 'number' ? 'decimal' : undefined}
        maxLength={column.kind === 'text' ? column.maxLength : 200}
        className={`absolute inset-0.5 z-10 min-w-0 rounded-ctl bg-surface px-2 outline-2 outline-brand tabular-nums ${column.kind === 'number' ? 'text-right' : ''}`}
        {...(column.kind === 'choice' && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': choices.length > 0,
          'aria-controls': id,
          'aria-activedescendant': choices[place] && `${id}-${place}`,
        })}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
        onKeyDown={press}
        onBlur={() => close(undefined)}
      />
      {column.kind === 'choice' && (
        <ChoiceList
          id={id}
          label={t('choicesFor', { label })}
          choices={choices}
          place={place}
          onChoose={(choice) => close('next', choice)}
        />
      )}
    </>
  );
}
