import { ChevronDown, Copy, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Menu, MenuChecks, MenuChoice, MenuItem, MenuSeparator } from '#platform/web/floating/Menu.tsx';
import { Popover } from '#platform/web/floating/Popover.tsx';
import { Calendar } from '#platform/web/form/Calendar.tsx';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';

const sizes = ['Small', 'Medium', 'Large'].map((value) => ({ value, title: value }));
const tones: readonly (readonly [Tone, string])[] = [
  ['plain', 'Planned'],
  ['info', 'In transit'],
  ['ok', 'Delivered'],
  ['warn', 'POD submitted'],
  ['danger', 'Rejected'],
];

function opener(text: string) {
  return (
    <button type="button" className="btn btn-s aria-expanded:bg-sunken">
      {text}
      <ChevronDown size={15} aria-hidden="true" />
    </button>
  );
}

export function FloatingParts(): ReactNode {
  const [size, setSize] = useState('Medium');
  const [several, setSeveral] = useState(['Small']);
  const [date, setDate] = useState('2026-06-03');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Menu trigger={opener('Actions')}>
        <MenuItem icon={<Copy size={15} />} onSelect={() => void snackbar('Copied.')}>
          Copy
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut size={15} />} onSelect={() => void snackbar('Left.')}>
          Leave
        </MenuItem>
      </Menu>
      <Menu trigger={opener(`One: ${size}`)}>
        <MenuChoice label="Size" value={size} options={sizes} onChange={setSize} />
      </Menu>
      <Menu trigger={opener(`Several: ${several.join(', ')}`)}>
        <MenuChecks label="Sizes" values={several} options={sizes} onChange={setSeveral} />
      </Menu>
      <Popover label="A date" trigger={opener(date)}>
        {(close) => (
          <Calendar
            value={date}
            min="2026-05-10"
            max="2026-07-20"
            onChoose={(chosen) => {
              setDate(chosen);
              close();
            }}
          />
        )}
      </Popover>
      {tones.map(([tone, word]) => (
        <StatusBadge key={tone} tone={tone}>
          {word}
        </StatusBadge>
      ))}
    </div>
  );
}
