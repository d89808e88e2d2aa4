type Columns = Readonly<Record<string, unknown>>;

/** A claim against a supplier, and an incident that nothing keeps from being closed. */
export async function incidentRows(
  insert: (table: string, named: Columns) => Promise<string>,
  { companyId, supplierId, place }: { readonly companyId: string; readonly supplierId: string; readonly place: number },
): Promise<void> {
  const claim = { claim_no: `CL-${place}`, kind: 'damage', side: 'supplier', supplier_id: supplierId, amount: 1 };
  await insert('claim', { company_id: companyId, ...claim });
  const incident = { event_no: `INC-${place}`, kind: 'nearMiss', severity: 'minor', summary: `Life ${place}` };
  await insert('vehicle_incident', { company_id: companyId, ...incident });
}
