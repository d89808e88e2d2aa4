import clsx from 'clsx';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { clientToday } from '#platform/client-day.ts';
import { monthGrid, monthTitle, weekdayNames } from '#platform/date-text.ts';
import { addDays, addMonths, type CalendarDate, formatDate } from '#platform/dates.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';

interface CalendarProps {
  readonly value: CalendarDate | undefined;
  readonly onChoose: (date: CalendarDate) => void;
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
}

/** Where each key leads from a date: days and weeks by arrows, months by Page keys, years with Shift. */
function moved(date: CalendarDate, { key, shiftKey }: KeyboardEvent): CalendarDate | undefined {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** A month to choose a day from, by pointer and by keyboard. */
export function Calendar({ value, onChoose, min = '0001-01-01', max = '9999-12-31' }: CalendarProps): ReactNode {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  /** The day that the keys are on; only it can be reached with Tab. */
  const [day, setDay] = useState(value ?? clientToday());
  const [byKey, setByKey] = useState(true);

  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day, byKey]);

  function press(event: KeyboardEvent): void {
    const next = moved(day, event);
    if (!next) return;
    event.preventDefault();
    setByKey(true);
    setDay(next);
  }
  const turn = (months: number) => {
    setByKey(false);
    setDay(addMonths(day, months));
  };
  return (
    <div className="w-66 p-2 pointer-coarse:w-84">
      <div className="flex items-center">
        <TurnButton label={t('previousYear')} icon={<ChevronsLeft size={15} />} onClick={() => turn(-12)} />
        <TurnButton label={t('previousMonth')} icon={<ChevronLeft size={15} />} onClick={() => turn(-1)} />
        <span aria-live="polite" className="flex-1 text-center font-medium">
          {monthTitle(day, language)}
        </span>
        <TurnButton label={t('nextMonth')} icon={<ChevronRight size={15} />} onClick={() => turn(1)} />
        <TurnButton label={t('nextYear')} icon={<ChevronsRight size={15} />} onClick={() => turn(12)} />
      </div>
      <table ref={grid} aria-label={monthTitle(day, language)} className="mt-1 w-full table-fixed text-center">
        <thead>
          <tr>
            {weekdayNames(language, 'short').map((name, index) => (
              <th
                key={name}
                scope="col"
                abbr={weekdayNames(language, 'long')[index]}
                className="h-7 text-xs font-normal text-muted"
              >
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(day).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className="p-px">
                  <Day
                    date={date}
                    value={value}
                    here={day}
                    disabled={date < min || date > max}
                    onChoose={onChoose}
                    onKeyDown={press}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  readonly date: CalendarDate;
  readonly value: CalendarDate | undefined;
  /** The day that the keys are on. */
  readonly here: CalendarDate;
  readonly disabled: boolean;
  readonly onChoose: (date: CalendarDate) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Day({ date, value, here, disabled, onChoose, onKeyDown }: DayProps): ReactNode {
  const language = useLanguage();
  const [isChosen, isToday] = [date === value, date === clientToday()];
  const isOtherMonth = date.slice(0, 7) !== here.slice(0, 7);
  return (
    <button
      type="button"
      tabIndex={date === here ? 0 : -1}
      disabled={disabled}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'grid h-8 w-full place-items-center rounded-ctl tabular-nums disabled:opacity-35 pointer-coarse:h-11',
        isChosen && 'bg-ink text-surface',
        !isChosen && 'enabled:hover:bg-sunken',
        !isChosen && (isToday ? 'font-semibold text-brand' : isOtherMonth && 'text-faint'),
      )}
      onClick={() => onChoose(date)}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="sr-only">{formatDate(date, language)}</span>
    </button>
  );
}

interface TurnButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

function TurnButton({ label, icon, onClick }: TurnButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="grid size-7 place-items-center rounded-ctl text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
