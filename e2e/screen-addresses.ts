import { ask, staffSession } from './carrier-links.ts';
import type { DeskScreen } from './all-screens.ts';
import type { Product } from './server.ts';

/** The right of a screen that shows one record, and where such records are found. */
const recordsOf: Readonly<Record<string, readonly [list: string, id: string, input?: object]>> = {
  getCarrier: ['getAllCarriersByClientName', 'keyIdentifier'],
  getAllCarriersByClientName: ['getAllCarriersByClientName', 'keyIdentifier'],
  getSubbieApplication: ['getSubcontractors', 'keyIdentifier'],
  getShipper: ['getShippers', 'id'],
  getDocument: ['getDocuments', 'documentId'],
  getLoad: ['getLoads', 'id'],
  getLoadTemplate: ['getLoadTemplates', 'id'],
  getLoadTender: ['getLoadTenders', 'id'],
  getFuelAdjustment: ['getFuelAdjustments', 'id'],
  getRateSimulation: ['getRateSimulations', 'id'],
  getInvoice: ['getInvoices', 'id'],
  getReceipt: ['getReceipts', 'id'],
  getBankStatement: ['getBankStatements', 'id'],
  getPaymentRun: ['getPaymentRuns', 'id'],
  getVehicleIncident: ['getVehicleIncidents', 'id'],
  putVehicleIncident: ['getVehicleIncidents', 'id', { chip: 'open' }],
  getClaim: ['getClaims', 'id'],
  putClaim: ['getClaims', 'id', { status: ['DRAFT'] }],
  getSupplierStatement: ['getSupplierStatements', 'id'],
  getPurchaseInvoice: ['getPurchaseInvoices', 'id'],
  putPurchaseInvoice: ['getPurchaseInvoices', 'id', { standing: ['CAPTURED', 'MATCHED', 'VARIANCE'] }],
  getDriverPayRun: ['getDriverPay', 'id'],
  getDriverPayLines: ['getDriverPay', 'id'],
  getLoadInspection: ['getLoadInspections', 'id'],
  getVehicleInspection: ['getVehicleInspections', 'id'],
  getTyre: ['getTyres', 'id'],
  getVehicleDefect: ['getVehicleDefects', 'id'],
  postLoadInspection: ['getLoads', 'id', { status: ['ASSIGNED'] }],
  getTransactionProposal: ['getTransactionProposals', 'id'],
  getImport: ['getImports', 'importId', { kind: 'debtor' }],
  getUser: ['getUsers', 'haulwayUserId'],
  getUserRole: ['getUserRoles', 'profileId'],
  getAccessToken: ['getAccessTokens', 'accessTokenId'],
  getWebhookEndpoint: ['getWebhookEndpoints', 'webhookEndpointId'],
  getWebhookDelivery: ['getWebhookDeliveries', 'webhookDeliveryId'],
};

/** Screens that are opened with something else than the id of a record. */
const addresses: Readonly<Record<string, string>> = {
  '/dashboard/$id': '/dashboard/1',
  '/viewCompanies/$id': '/viewCompanies/1',
  '/manageaccount/$name': '/manageaccount/Karoo%20Freight%20Systems',
};

/** The first record that the demonstration has for a screen. */
export async function recordFor(product: Product, needs: string): Promise<string> {
  const operation = needs.split('.')[1] ?? '';
  const [list, id, input = {}] = recordsOf[operation] ?? [operation, 'id'];
  const found = await ask<object>(product, await staffSession(product), list, input);
  const [first] = (Array.isArray(found) ? found : Object.values(found).find(Array.isArray)) ?? [];
  const record = (first as Readonly<Record<string, string>> | undefined)?.[id];
  if (!record) throw new Error(`No record for ${needs}: say in recordsOf which list has it, and under which name.`);
  return record;
}

/** Where a screen is found, with the first record that the demonstration has for it. */
export async function addressOf(product: Product, { path, needs }: DeskScreen): Promise<string> {
  let address = addresses[path] ?? path;
  if (address.includes('$')) address = address.replace('$id', await recordFor(product, needs));
  if (path === '/updateprofitcentre') address += `?id=${await recordFor(product, needs)}`;
  return address;
}
