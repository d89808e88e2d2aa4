import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import { displayNames, isSpecial } from '#modules/base/access/rights.ts';
import { authorisationsRead } from '../calls.ts';
import { type GridLine, groupedRights, tickOf } from './grid.ts';
import { useRightWords } from './right-words.ts';
import { RightLines } from './RightLines.tsx';
import { SpecialRights } from './SpecialRights.tsx';
import { TickBox } from './TickBox.tsx';

/**
 * The grid: a line a noun, a column a kind of right. Its lines are made of what the server's operations declare, so that it
 * offers every right there is and no other; one that the role still holds from an older version stays in sight.
 */
export function RightsField({ className }: { readonly className?: string }): ReactNode {
  const query = useQuery(authorisationsRead);
  return (
    <div className={className}>
      <RecordGate query={query} skeleton={<div className="skeleton h-96" />}>
        {(all) => <RightsGrid all={all.map(({ authorisation }) => authorisation)} />}
      </RecordGate>
    </div>
  );
}

/** The grid over the rights that are offered, for the field `authorisations`; rights that limit are written under it where they can be given. */
export function RightsGrid({
  all,
  hasSpecial = true,
}: {
  readonly all: readonly string[];
  readonly hasSpecial?: boolean;
}): ReactNode {
  const t = useTexts(rightTexts);
  const { field } = useController({ name: 'authorisations' });
  const held = new Set(field.value as readonly string[]);
  const set = (rights: readonly string[], ticked: boolean) =>
    field.onChange(ticked ? [...held.union(new Set(rights))] : [...held.difference(new Set(rights))]);
  const lines = groupedRights([...all, ...held]);
  return (
    <>
      <div className="card overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="px-3 py-2 text-left font-medium">
                {t('noun')}
              </th>
              {displayNames.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="w-16 px-1 py-2 text-center font-medium max-sm:w-12 max-sm:text-2xs"
                >
                  {t(`display_${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          {lines.map((line) => (
            <Line key={line.noun} line={line} held={held} onSet={set} />
          ))}
        </table>
      </div>
      {hasSpecial && (
        <SpecialRights
          values={[...held].filter(isSpecial)}
          onChange={(special) => field.onChange([...[...held].filter((right) => !isSpecial(right)), ...special])}
        />
      )}
    </>
  );
}

interface LineProps {
  readonly line: GridLine;
  readonly held: ReadonlySet<string>;
  readonly onSet: (rights: readonly string[], ticked: boolean) => void;
}

function Line({ line: { noun, cells, rights }, held, onSet }: LineProps): ReactNode {
  const t = useTexts(rightTexts);
  const words = useRightWords();
  const [isOpen, setOpen] = useState(false);
  const title = words.noun(noun);
  return (
    <tbody className="border-b border-line last:border-b-0">
      <tr>
        <th scope="row" className="px-1.5 py-1 text-left font-normal">
          <button
            type="button"
            className="flex w-full items-center gap-1.5 rounded-ctl px-1.5 py-1.5 text-left hover:bg-sunken"
            aria-expanded={isOpen}
            aria-label={t('openLine', { noun: title })}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={15} aria-hidden="true" className={clsx('flex-none', isOpen && 'rotate-90')} />
            {title}
          </button>
        </th>
        {displayNames.map((name) => (
          <td key={name} className="px-1 text-center">
            {cells[name].length > 0 && (
              <TickBox
                label={t('cell', { noun: title, display: t(`display_${name}`) })}
                tick={tickOf(cells[name], held)}
                onChange={(ticked) => onSet(cells[name], ticked)}
              />
            )}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={displayNames.length + 1} className="bg-sunken px-3 py-2">
            <RightLines rights={rights} held={held} onSet={onSet} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
