import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldName } from '#platform/web/fields/Field.tsx';
import { LineGrid } from '#platform/web/lines/LineGrid.tsx';
import { useLines } from '#platform/web/lines/use-lines.ts';
import type { GridColumn } from '#platform/web/lines/view.ts';
import { FieldError } from './FieldError.tsx';

interface FormLinesProps<Line> {
  /** Where the form keeps the lines; each has its `key`. */
  readonly name: FieldName;
  /** Where it keeps whether any cell holds no value. */
  readonly problems: FieldName<number>;
  readonly label: string;
  readonly columns: readonly GridColumn<Line>[];
  readonly empty: Line;
  readonly most: number;
}
type Held = Readonly<Record<string, unknown>> & { readonly key: string };

/** Lines that are typed as in a spreadsheet and belong to a form: saved, restored and discarded with it. */
export function FormLines<Line extends object>(props: FormLinesProps<Line>): ReactNode {
  const held = useWatch({ name: props.name }) as readonly Held[];
  const text = JSON.stringify(held);
  const [written, setWritten] = useState(text);
  const [round, setRound] = useState(0);
  // The form was discarded, restored, or took somebody else's version: the table begins anew.
  if (text !== written) {
    setWritten(text);
    setRound(round + 1);
  }
  return <Lines key={round} {...props} held={held} onWrite={setWritten} />;
}

function Lines<Line extends object>({
  name,
  problems,
  label,
  columns,
  empty,
  most,
  held,
  onWrite,
}: FormLinesProps<Line> & { readonly held: readonly Held[]; readonly onWrite: (text: string) => void }): ReactNode {
  const { setValue, getValues } = useFormContext();
  const [initial] = useState(() => held.map(({ key, ...line }) => ({ key, line: line as unknown as Line })));
  const lines = useLines({ columns, empty, most, initial });
  const { rows, hasProblems } = lines;
  useEffect(() => {
    const next = rows.map(({ key, line }) => ({ key, ...line }));
    const text = JSON.stringify(next);
    if (JSON.stringify(getValues(name)) !== text) {
      onWrite(text);
      setValue(name, next, { shouldDirty: true });
    }
    if (getValues(problems) !== Number(hasProblems))
      setValue(problems, Number(hasProblems), { shouldDirty: true, shouldValidate: !hasProblems });
  }, [rows, hasProblems, name, problems, getValues, setValue, onWrite]);
  return (
    <div className="min-w-0 sm:col-span-6">
      <LineGrid of={lines} label={label} />
      <FieldError name={problems} />
    </div>
  );
}
