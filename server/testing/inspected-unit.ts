type Insert = (table: string, columns: Readonly<Record<string, unknown>>) => Promise<string>;

/** An inspection of a vehicle, and a defect of it; their states are set by whoever takes them through events. */
export async function inspectedUnit(
  insert: Insert,
  unitId: string,
  {
    company,
    place,
    day,
  }: {
    readonly company: { readonly company_id: string };
    readonly place: number;
    readonly day: (days: number) => string;
  },
): Promise<void> {
  await insert('vehicle_inspection', {
    ...company,
    event_no: `INS-V${place}`,
    kind: 'preTrip',
    template_version: 1,
    vehicle_id: unitId,
    due_on: day(0),
    asked_count: 12,
    signed_by: 'Builder',
    finished_at: new Date(),
  });
  await insert('vehicle_defect', {
    ...company,
    defect_no: `D-${place}`,
    unit_id: unitId,
    item_code: 'reflectors',
    severity: 'minor',
    found_by: 'Builder',
    found_at: new Date(),
    deferred_until: day(place),
    decided_by: 'Builder',
    decision_reason: 'Because.',
  });
}
