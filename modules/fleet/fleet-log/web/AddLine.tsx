import { Fuel, Plus, Route, TicketCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Menu, MenuItem } from '#platform/web/floating/Menu.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { FleetLog } from '../contract.ts';
import type { LineKind } from '../fields.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { LineDialog } from './LineDialog.tsx';

const titles = { trip: 'newTrip', fuel: 'newFuel', toll: 'newToll' } as const;

/** Adds a trip or a slip that did not come by itself. */
export function AddLine({ log }: { readonly log: FleetLog }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const [kind, setKind] = useState<LineKind>();
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button type="button" className="btn btn-s">
            <Plus size={15} aria-hidden="true" />
            {t('add')}
          </button>
        }
      >
        <MenuItem icon={<Fuel size={16} />} onSelect={() => setKind('fuel')}>
          {t('newFuel')}
        </MenuItem>
        <MenuItem icon={<TicketCheck size={16} />} onSelect={() => setKind('toll')}>
          {t('newToll')}
        </MenuItem>
        <MenuItem icon={<Route size={16} />} onSelect={() => setKind('trip')}>
          {t('newTrip')}
        </MenuItem>
      </Menu>
      {kind && <LineDialog log={log} kind={kind} title={t(titles[kind])} onClose={() => setKind(undefined)} />}
    </>
  );
}
