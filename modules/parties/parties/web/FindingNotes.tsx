import { createContext, type FocusEvent, type ReactNode, use, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { clientToday } from '#platform/client-day.ts';
import { useFormFrame } from '#platform/web/form.tsx';
import type { PartyFinding } from '../findings.ts';
import type { Check } from '../rules.ts';

type NoteOf = (path: string) => string | undefined;

const Notes = createContext<NoteOf>(() => undefined);

interface FindingNotesProps {
  /** The checks of the fields inside. */
  readonly find: Check<Readonly<Record<string, unknown>>>;
  readonly children: ReactNode;
}

/**
 * What the checks only warn of, shown at a field once it was left: an unusual account number may be right, and is sent
 * with the warning for staff to see. What refuses a value is shown as its error by the field itself.
 */
export function FindingNotes({ find, children }: FindingNotesProps): ReactNode {
  const { getValues } = useFormContext();
  const { problemText } = useFormFrame();
  const left = useRef(new Set<string>());
  const [found, setFound] = useState<readonly PartyFinding[]>([]);
  function leave({ target }: FocusEvent): void {
    const name = (target as Partial<HTMLInputElement>).name;
    if (name) left.current.add(name);
    // The field itself may still be writing its value.
    setTimeout(() => {
      setFound(find(getValues(), clientToday()).filter(({ level, path }) => level === 'W' && left.current.has(path)));
    });
  }
  const noteOf: NoteOf = (path) => {
    const finding = found.find((each) => each.path === path);
    return finding && problemText(finding.code, finding.facts);
  };
  return (
    <Notes value={noteOf}>
      <div className="contents" onBlur={leave}>
        {children}
      </div>
    </Notes>
  );
}

/** The warning at a field, by its path. */
export function useNoteOf(): NoteOf {
  return use(Notes);
}
