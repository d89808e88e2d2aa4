import type { Insertable, Selectable } from 'kysely';
import type { VatPlace } from '#platform/vat-rates.ts';
import { centsOfWire } from '#platform/money.ts';
import { renaming } from '#platform/renamed.ts';
import type { Tables } from '#platform/server/tables.ts';
import { type OrderInput, orderTotals } from '../fields.ts';
import type { StoredDefect } from './tables.ts';

/** Fields that the wire and the row hold alike, with their columns. */
const alike = renaming({
  orderTypeId: 'order_type_id',
  supplierId: 'supplier_id',
  performingCentreId: 'performing_centre_id',
  profitCentreId: 'profit_centre_id',
  vehicleId: 'vehicle_id',
  loadId: 'load_id',
  requiredBy: 'required_by',
  deliverTo: 'deliver_to',
  currency: 'currency',
  terms: 'terms',
  note: 'note',
  odometerKm: 'odometer_km',
});

/** The fields of the form that the row of an order keeps as they are. */
export const fieldsOf = (stored: Selectable<Tables['company_order']>) => alike.fields(stored);

/** The columns of an order's own row, from its form; a defect that was repaired stays so. */
export function columnsOf(input: OrderInput, defects: readonly StoredDefect[], place: VatPlace) {
  const { net, vat, gross } = orderTotals(input.lines, place);
  return {
    ...alike.columns(input),
    defects: JSON.stringify(
      input.defects.map((each) => ({
        ...each,
        repairedBy: defects.find(({ id }) => id === each.id)?.repairedBy ?? null,
      })),
    ),
    quotes: JSON.stringify(input.quotes.map((each) => ({ ...each, amount: String(centsOfWire(each.amount)) }))),
    net: Number(net),
    vat: Number(vat),
    gross: Number(gross),
  } satisfies Partial<Insertable<Tables['company_order']>>;
}
