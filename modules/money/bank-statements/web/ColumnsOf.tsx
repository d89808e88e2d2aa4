import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { type Columns, dayOrders, decimalMarks } from '../columns.ts';
import { columnsFrom, rolesOf, type StatedRole, statedRoles } from '../stated-columns.ts';
import { bankStatementTexts } from '../messages/desk/index.ts';

interface ColumnsOfProps {
  readonly sample: readonly (readonly string[])[];
  readonly proposed: Columns | null;
  readonly isBusy: boolean;
  readonly onTry: (columns: Columns) => void;
}

/** The first rows of a table that we do not know, with a choice over each column. */
export function ColumnsOf({ sample, proposed, isBusy, onTry }: ColumnsOfProps): ReactNode {
  const t = useTexts(bankStatementTexts);
  const widest = Math.max(...sample.map((row) => row.length));
  const [roles, setRoles] = useState<readonly StatedRole[]>(() => rolesOf(proposed, widest));
  const [dayOrder, setDayOrder] = useState(proposed?.dayOrder ?? 'dayFirst');
  const [decimal, setDecimal] = useState(proposed?.decimal ?? 'point');
  const columns = columnsFrom(sample, roles, { dayOrder, decimal }, proposed);
  return (
    <section aria-labelledby="columns-title" className="flex flex-col gap-3">
      <h3 id="columns-title" className="font-semibold">
        {t('columns')}
      </h3>
      <p className="text-muted">{t('columnsHelp')}</p>
      <SampleTable sample={sample} roles={roles} onChange={setRoles} />
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label={t('dayOrder')}
          value={dayOrder}
          options={dayOrders.map((each) => ({ value: each, title: t(`order_${each}`) }))}
          onChange={setDayOrder}
        />
        <Choice
          label={t('decimal')}
          value={decimal}
          options={decimalMarks.map((each) => ({ value: each, title: t(`decimal_${each}`) }))}
          onChange={setDecimal}
        />
        <button
          type="button"
          className="btn btn-s"
          disabled={isBusy || columns === undefined}
          onClick={() => columns && onTry(columns)}
        >
          {t('tryColumns')}
        </button>
      </div>
    </section>
  );
}

interface SampleTableProps {
  readonly sample: readonly (readonly string[])[];
  readonly roles: readonly StatedRole[];
  readonly onChange: (roles: readonly StatedRole[]) => void;
}

/** What stands in the columns, each under what it is. */
function SampleTable({ sample, roles, onChange }: SampleTableProps): ReactNode {
  const t = useTexts(bankStatementTexts);
  const numbers = roles.map((_, column) => column);
  const shown = sample.filter((row) => row.length >= roles.length - 1).slice(0, 6);
  return (
    <div
      role="group"
      aria-label={t('columns')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      className="overflow-x-auto border border-line"
    >
      <table className="w-full text-sm">
        <thead>
          <tr>
            {numbers.map((column) => (
              <th key={column} scope="col" className="p-1 text-left font-normal">
                <select
                  className="ctl h-8 min-w-24 pointer-coarse:h-11"
                  aria-label={t('columnOf', { number: column + 1 })}
                  value={roles[column]}
                  onChange={(event) =>
                    onChange(roles.map((role, place) => (place === column ? (event.target.value as StatedRole) : role)))
                  }
                >
                  {statedRoles.map((role) => (
                    <option key={role} value={role}>
                      {t(`role_${role}`)}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Rows of a file have no other name.
            <tr key={place} className="border-t border-line">
              {numbers.map((column) => (
                <td key={column} className="max-w-48 truncate px-2 py-1 whitespace-nowrap">
                  {row[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly title: string }[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <label htmlFor={id} className="flex flex-col gap-1">
      <span className="text-sm text-muted">{label}</span>
      <select id={id} className="ctl" value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.title}
          </option>
        ))}
      </select>
    </label>
  );
}
