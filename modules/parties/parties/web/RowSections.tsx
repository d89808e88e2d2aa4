import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { Section } from './PartyFormFrame.tsx';

/** What is said of the rows; each takes the number of its row, counted from 1. */
export interface RowWords {
  readonly title: (number: number) => string;
  readonly add: string;
  readonly added: (number: number) => string;
  /** The name of the button, for who does not see which row it stands in. */
  readonly remove: (number: number) => string;
  readonly removed: (number: number) => string;
}

interface RowSectionsProps {
  /** The path of the rows in the form. */
  readonly name: string;
  readonly blank: object;
  readonly limit: number;
  readonly words: RowWords;
  /** Under the title of the first row. */
  readonly hint?: ReactNode;
  readonly children: (index: number) => ReactNode;
}

/** Rows of fields, each in a section of its own. They are added up to a limit and removed again; the first one stays. */
export function RowSections({ name, blank, limit, words, hint, children }: RowSectionsProps): ReactNode {
  const t = useTexts(partyTexts);
  const { fields, append, remove } = useFieldArray({ name });
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  function add(): void {
    append(blank);
    setSaid(words.added(fields.length + 1));
  }
  function drop(index: number): void {
    remove(index);
    setSaid(words.removed(index + 1));
    // The button that had the focus is gone. A full list has none to add with: it is back with the next drawing.
    requestAnimationFrame(() => addButton.current?.focus());
  }
  return (
    <>
      {fields.map((row, index) => (
        <Section key={row.id} title={words.title(index + 1)} hint={index === 0 && hint}>
          {children(index)}
          {index > 0 && (
            <div className="sm:col-span-2">
              <button
                type="button"
                className="btn btn-g -ms-3"
                aria-label={words.remove(index + 1)}
                onClick={() => drop(index)}
              >
                <Trash2 size={16} aria-hidden />
                {t('remove')}
              </button>
            </div>
          )}
        </Section>
      ))}
      {fields.length < limit && (
        <div className="mt-5">
          <button ref={addButton} type="button" className="btn btn-s" onClick={add}>
            <Plus size={16} aria-hidden />
            {words.add}
          </button>
        </div>
      )}
      <output className="sr-only">{said}</output>
    </>
  );
}
