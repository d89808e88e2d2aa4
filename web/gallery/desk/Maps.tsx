import { type ReactNode, useState } from 'react';
import type { Position } from '#platform/coordinates.ts';
import { PinMap } from '#platform/web/map/PinMap.tsx';

const marks = [
  { id: 'port', label: 'DBN-PIER2', position: { latitude: -29.8964, longitude: 31.0086 } },
  { id: 'mill', label: 'PTN-MILL', position: { latitude: -29.7989, longitude: 30.8846 } },
];

/** A pin that can be placed, and one that is only looked at. */
export function Maps(): ReactNode {
  const [pin, setPin] = useState<Position | undefined>({ latitude: -29.8587, longitude: 31.0218 });
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <PinMap label="Depot" value={pin} radius={800} marks={marks} country="ZA" onPlace={setPin} />
      <PinMap label="Border" value={undefined} radius={0} marks={[]} country="Mozambique" />
    </div>
  );
}
