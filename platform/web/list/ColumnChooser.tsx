import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { Popover } from '../floating/Popover.tsx';
import { useTexts } from '../texts.ts';
import type { ColumnChoice } from './columns.ts';
import { setCompactRows, useCompactRows } from './density.ts';

interface ColumnChooserProps<Row> {
  readonly choice: ColumnChoice<Row>;
  readonly trigger: ReactElement<object>;
}

/** Which columns are shown, and their order. The last one cannot be hidden: a table without columns could not be left. */
export function ColumnChooser<Row>({ choice, trigger }: ColumnChooserProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const { all, visible, isVisible, show, move, reset, isChanged } = choice;
  const isCompact = useCompactRows();
  return (
    <Popover label={t('columns')} align="end" trigger={trigger}>
      {() => (
        <>
          <ul className="min-w-60">
            {all.map(({ id, title }, place) => {
              const isLast = visible.length === 1 && isVisible(id);
              return (
                <li key={id} className="group flex min-h-8 items-center rounded-ctl hover:bg-sunken">
                  <label
                    className="flex flex-1 items-center gap-2.5 px-2 py-1.5"
                    title={isLast ? t('oneColumnStays') : undefined}
                  >
                    <input
                      type="checkbox"
                      className="size-4 flex-none accent-ink"
                      checked={isVisible(id)}
                      disabled={isLast}
                      onChange={(event) => show(id, event.target.checked)}
                    />
                    {title}
                  </label>
                  <MoveButton
                    icon={<ArrowUp size={14} />}
                    label={t('moveUp', { title })}
                    disabled={place === 0}
                    onMove={() => move(id, -1)}
                  />
                  <MoveButton
                    icon={<ArrowDown size={14} />}
                    label={t('moveDown', { title })}
                    disabled={place === all.length - 1}
                    onMove={() => move(id, 1)}
                  />
                </li>
              );
            })}
          </ul>
          <label className="mt-1 flex min-h-8 items-center gap-2.5 border-t border-line px-2 py-1.5">
            <input
              type="checkbox"
              className="size-4 flex-none accent-ink"
              checked={isCompact}
              onChange={(event) => setCompactRows(event.target.checked)}
            />
            {t('compactRows')}
          </label>
          {isChanged && (
            <button
              type="button"
              className="btn btn-g mt-1 w-full justify-start border-t border-line px-2"
              onClick={reset}
            >
              {t('resetColumns')}
            </button>
          )}
        </>
      )}
    </Popover>
  );
}

interface MoveButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly disabled: boolean;
  readonly onMove: () => void;
}

function MoveButton({ icon, label, disabled, onMove }: MoveButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="grid size-7 place-items-center rounded-ctl text-muted opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-ink disabled:invisible pointer-coarse:size-10 pointer-coarse:opacity-100"
      aria-label={label}
      disabled={disabled}
      onClick={onMove}
    >
      {icon}
    </button>
  );
}
