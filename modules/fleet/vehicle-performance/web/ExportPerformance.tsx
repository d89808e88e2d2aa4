import type { ReactNode } from 'react';
import type { Column } from '#platform/web/list/columns.ts';
import { useTexts } from '#platform/web/texts.ts';
import { FilesMenu } from '#modules/money/ledger/web/desk.ts';
import type { PerformanceFigures } from '../contract.ts';
import { vehiclePerformanceDeskTexts } from '../messages/desk/index.ts';
import type { Performance } from './calls.ts';

type Row = PerformanceFigures & { readonly name: string; readonly driver: string; readonly norm: number | null };

const figures = [
  ['km', 'km'],
  ['loadedKm', 'loadedKm'],
  ['emptyKm', 'emptyKm'],
  ['emptyPercent', 'emptyPercent'],
  ['trips', 'trips'],
  ['tons', 'tons'],
  ['litres', 'litres'],
  ['litresPer100Km', 'consumption'],
  ['kmPerLitre', 'kmPerLitre'],
  ['fuelCost', 'fuel'],
  ['tollCost', 'tollCost'],
  ['workshopCost', 'workshopCost'],
  ['driverCost', 'driverCost'],
  ['cost', 'cost'],
  ['revenue', 'revenue'],
  ['margin', 'margin'],
  ['costPerKm', 'costPerKm'],
  ['marginPerKm', 'marginPerKm'],
  ['onTimePercent', 'onTimePercent'],
  ['daysUsed', 'days'],
  ['speedings', 'speedings'],
  ['harshDrivings', 'harshDrivings'],
  ['fuelDrops', 'fuelDrops'],
  ['drivingPer100Km', 'drivingPer100Km'],
  ['co2eKg', 'co2eKg'],
  ['kmComplete', 'kmComplete'],
  ['litresComplete', 'litresComplete'],
] as const;

/** The report as a file: the vehicles in the order of the screen, and the fleet from its sums below them. */
export function ExportPerformance({ report }: { readonly report: Performance }): ReactNode {
  const t = useTexts(vehiclePerformanceDeskTexts);
  const columns: readonly Column<Row>[] = [
    { id: 'vehicle', title: t('vehicle'), cell: ({ name }) => name },
    { id: 'driver', title: t('driver'), cell: ({ driver }) => driver },
    ...figures.map(([field, title]): Column<Row> => ({ id: field, title: t(title), cell: (row) => row[field] ?? '' })),
    { id: 'norm', title: t('norm'), cell: ({ norm }) => norm ?? '' },
  ];
  const rows: readonly Row[] = [
    ...report.rows.map((row) => ({
      ...row,
      name: row.registrationNumber,
      driver: row.driverName,
      norm: row.normKmPerLitre,
    })),
    { ...report.fleet, name: t('fleet'), driver: '', norm: null },
  ];
  return (
    <FilesMenu
      title={`${t('title')} ${report.from} ${report.to} ${report.method.edition}`}
      columns={columns}
      rows={() => Promise.resolve({ rows, isCut: false })}
    />
  );
}
