/**
 * People of others who sign in here: a supplier's and a customer's. Whatever their roles hold, these rights alone count for
 * them (decision 0205), and these fields are in no answer that they get. It stands before the wall of the database, which
 * knows rows and no columns.
 */
export const outsideKinds = ['supplier', 'customer'] as const;
export type OutsideKind = (typeof outsideKinds)[number];

const ofSuppliers = [
  'getCompanyBasicInfo',
  'getAllCarriersByClientName',
  'getAllCarriersBasicInfo',
  'getAllCarrierNames',
  'getCarrier',
  'getCarrierHistory',
  'getCarrierCounts',
  'getCarrierDriversAndAlertCount',
  'putCarrier',
  'postCarrierFile',
  'getGitReminders',
  'getBankChanges',
  'getDocuments',
  'getDocument',
  'getDocumentHistory',
  'getDocumentSubjects',
  'getMissingDocuments',
  'postDocument',
  'putDocument',
  'submitDocument',
  'downloadFile',
  'getFileToken',
  'getClientDrivers',
  'postClientDriver',
  'putClientDriver',
  'putClientDriverPhoto',
  'getClientDriverIdNumber',
  'sendClientDriverCode',
  'verifyClientDriverMobile',
  'getVehicles',
  'postVehicle',
  'putVehicle',
  'putVehiclePhoto',
  'getEquipment',
  'getCommodityTypes',
  'getPackingTypes',
  'getOrderTypes',
  'getLoads',
  'getLoadFile',
  'getLoad',
  'getLoadBoard',
  'getLoadWaybill',
  'getLoadEligibility',
  'assignLoad',
  'swapLoad',
  'getLoadEvents',
  'postLoadEvent',
  'putLoadEvent',
  'correctLoadEvent',
  'getLoadStandingTimes',
  'getLoadInspections',
  'getLoadInspection',
  'getLoadInspectionHistory',
  'getLoadInspectionStart',
  'getLoadInspectionSheet',
  'postLoadInspectionFile',
  'postLoadInspection',
  'getPods',
  'getPod',
  'getPodCounts',
  'getPodFile',
  'getPodHistory',
  'postPod',
  'getLoadPacket',
  'getLoadPackets',
  'getLoadPacketCounts',
  'getPaperRequests',
  'getLoadTrip',
  'sendDriverTrip',
  'revokeDriverTrip',
  'getLoadTenders',
  'getLoadTender',
  'acceptLoadTender',
  'declineLoadTender',
  'postLoadTenderCounter',
] as const;

const ofCustomers = [
  'getLoads',
  'getLoad',
  'getLoadEvents',
  'getPods',
  'getPod',
  'getPodCounts',
  'getPodFile',
  'getInvoices',
  'getInvoice',
  'getInvoicePaper',
  'disputeInvoice',
] as const;

const rightsOf = (operations: readonly string[]): ReadonlySet<string> =>
  new Set(operations.map((operation) => `tripDirector.${operation}`));

/** What the platform asks of it: the rights that count for a kind, and the fields that no answer to it has. */
export const outsiders: Readonly<
  Record<OutsideKind, { readonly rights: ReadonlySet<string>; readonly hidden: RegExp }>
> = {
  supplier: {
    rights: rightsOf(ofSuppliers),
    hidden: /^(?:sell(?!er)|margin|customer(?!Visible)|shipper|billTo|internalNote)/i,
  },
  customer: {
    rights: rightsOf(ofCustomers),
    hidden:
      /^(?:buy|margin|supplier|carrier|driver|coDriver|vehicle|registration|trailer\d|subcontractor|tender|internalNote|isOwnFleet|holds$|actor|source|data$|received(?:From|Via)|(?:uploaded|decided|created|updated|placed|released|approved|posted)By|raisedBy$|requests$|alsoOn|journal$|settlements$|sends$|isSendFailed|centreName|account$|decisionReason|findings$|approvalBarrier|approvedAt|needsSecondPerson)/i,
  },
};
