import type { Operation } from '#platform/operation.ts';
import { audiencesOf, authorisation, type Service } from '#platform/operation.ts';

/** What a right is shown as; the rule is the specification's (§6). */
export const displayNames = ['show', 'create', 'edit', 'delete', 'manage'] as const;
export type DisplayName = (typeof displayNames)[number];

export function displayNameOf(operation: string): DisplayName {
  if (operation.includes('get')) return 'show';
  if (operation.includes('post') || operation.includes('create')) return 'create';
  if (operation.includes('put')) return 'edit';
  return operation.includes('delete') ? 'delete' : 'manage';
}

/** Words of operation names → the noun whose row of the grid they stand in; the first that matches. */
const nounPatterns = {
  accessTokens: /AccessToken|TokenAuthorisations/,
  webhooks: /Webhook/,
  roles: /Role|ProfileSet|Profiles|Authorisation|Scope/,
  users: /User/,

  security: /Security|AuditTrail/,
  gitCertificates: /Git|GIT/,
  driverPay: /DriverPay|CouncilMinimum/,
  drivers: /Driver(?!Rate|Pay|Trip|Event)/,
  creditLimits: /Credit(?!or)/,
  invoices: /Invoice/,
  orderTypes: /OrderType/,
  purchaseOrders: /PurchaseOrder/,
  serviceOrders: /ServiceOrder/,
  internalOrders: /InternalOrder/,
  orders: /Order/,
  templates: /Template|Setting|Terms|MessagePreview/,
  bankDetails: /Bank(?!Statement|File|Line|Account(?!Number))|PartyNumber/,
  views: /SavedView|SearchResults|Presence/,
  contractors: /Creditor|Subbie|Subcontractor/,
  suppliers: /Carrier|Supplier/,
  customers: /Shipper|Debtor|Customer|BillTo/,
  companies: /Compan/,
  locations: /Location/,
  equipmentTypes: /Equipment/,
  commodityTypes: /Commodity/,
  packingTypes: /Packing/,
  itemMasters: /Item/,
  profitCentres: /ProfitCent/,
  rates: /(?<!Exchange)Rate|Fuel/,
  vehicles: /Vehicle|Trailer|(?<!Load)Inspection|Incident|Fleet/,
  loads: /Load|Tender|Standing|DriverTrip|DriverEvent/,
  pods: /Pod|POD/,
  finance:
    /ExchangeRate|Bank(?:Statement|File|Line|Account(?!Number))|Fiscal|Journal|Transaction|Posting|Account|Receipt|Payment|Period|Ledger/,
  approvals: /Approval|Decision|Delegation/,
  imports: /Import|^import/,
  documents: /File|Document|Blob/,
  links: /Link|OTP|Otp/,
  places: /Cit(?:y|ies)|Countr|Province/,
  reports: /Report/,
  other: /(?:)/,
} as const satisfies Record<string, RegExp>;
export type RightNoun = keyof typeof nounPatterns;
export const rightNouns = Object.keys(nounPatterns) as RightNoun[];

export function nounOf(operation: string): RightNoun {
  return rightNouns.find((noun) => nounPatterns[noun].test(operation)) ?? 'other';
}

/** What a right lets somebody do, finer than its display name: the sentence that explains it begins with it. */
const deeds = {
  see: /^(?:get|is|download|search|find|list)/,
  add: /^(?:post|create|add|save|Add)/,
  change: /^(?:put|update)/,
  remove: /^(?:delete|disable|remove)/,
  approve: /^(?:approve|accept)/,
  reject: /^(?:reject|decline)/,
  send: /^(?:send|resend)/,
  import: /^import/,
  lock: /^lock/,
  unlock: /^unlock/,
  publish: /^publish/,
  retire: /^retire/,
  suspend: /^suspend/,
  reopen: /^reopen/,
  vet: /^vet/,
  recommend: /^recommend/,
  review: /^review/,
  submit: /^submit/,
  commit: /^commit/,
  undo: /^undo/,
  award: /^award/,
  assign: /^assign/,
  swap: /^swap/,
  bounce: /^bounce/,
  dispatch: /^dispatch/,
  deliver: /^deliver/,
  undeliver: /^undeliver/,
  cancel: /^cancel/,
  revoke: /^revoke/,
  restore: /^restore/,
  release: /^release/,
  match: /^match/,
  close: /^close/,
  calculate: /^calculate/,
  apply: /^apply/,
  correct: /^correct/,
  receive: /^receive/,
  hold: /^hold/,
  manage: /(?:)/,
} as const satisfies Record<string, RegExp>;
export type Deed = keyof typeof deeds;

export function deedOf(operation: string): Deed {
  return (Object.keys(deeds) as Deed[]).find((deed) => deeds[deed].test(operation)) ?? 'manage';
}

/** What of the noun a right is about, where it is not the record itself; the first that matches. */
const aspects = {
  odometers: /Odometer/,
  fleetLog: /FleetLog/,
  fleetSlips: /FleetSlip/,
  performance: /Performance/,
  history: /History|Lineage/,
  numbers: /(?:Account|Id|Party)Number$/,
  photos: /Photo/,
  rules: /(?:Rule|Policy)$/,
  terms: /Terms/,
  messages: /Message/,
  billTo: /BillTo/,
  assignments: /Assignment/,
  delegations: /Delegation/,
  reach: /Reach$/,
  holders: /Holders$/,
  trail: /AuditTrail/,
  missing: /Missing/,
  pending: /Pending/,
  similar: /Similar/,
  leftOut: /ImportErrors$/,
  rows: /ImportRows$/,
  headings: /ImportHeadings$/,
  archives: /Archive/,
  position: /Position$/,
  copies: /LinkCopy$/,
  expiry: /LinkExpiry$/,
  figures: /Counts|Figures|Funnel/,
  reminders: /Reminder/,
  links: /Link|Invitation|Applications/,
  files: /File|Blob/,
  names: /Names?$|NameExist|BasicInfo|Subjects|Options/,
  sessions: /Sessions/,
  secondFactor: /SecondFactor/,
  information: /InformationRequest/,
  loadEvents: /LoadEvents?$/,
  holds: /Hold$/,
  board: /Board$/,
  plan: /LoadPlan$/,
  waybill: /Waybill$/,
  eligibility: /Eligibility$/,
  overrides: /Override$/,
  readiness: /Readiness$/,
  standing: /Standing/,
  tenders: /Tender/,
  trips: /Trip$/,
  tracking: /Tracking$/,
  unrated: /Unrated/,
  repeats: /LoadCopy$/,
  traces: /RateTrace$/,
  differences: /RateDifference$/,
  ratings: /LoadRating$/,
  belowFloor: /BelowFloor$/,
  rateCopies: /RateCopy$/,
  rateChanges: /RateChange$/,
  receipts: /Receipt$/,
  papers: /Paper$/,
  accruals: /Accruals$/,
  fuelRuns: /FuelAdjustment/,
  lists: /^getAll|List$|Lists$|s$/,
} as const satisfies Record<string, RegExp>;
export type Aspect = keyof typeof aspects;

export function aspectOf(operation: string): Aspect | undefined {
  return (Object.keys(aspects) as Aspect[]).find((aspect) => aspects[aspect].test(operation));
}

/** A right that some operation declares. */
export interface Right {
  /** `tripDirector.getCarrier` */
  readonly authorisation: string;
  readonly operation: string;
}

/** Every right that the product knows: those that its own operations ask for, so that grid and server cannot drift apart. */
export function declaredRights(
  services: readonly Pick<Service<Service['name'], Readonly<Record<string, Operation>>>, 'name' | 'operations'>[],
): Right[] {
  return services.flatMap(({ name, operations }) =>
    Object.entries(operations)
      .filter(([, declared]) => audiencesOf(declared).includes('permitted'))
      .map(([operation]) => ({ authorisation: authorisation(name, operation), operation })),
  );
}

export function operationOf(right: string): string {
  return right.slice(right.indexOf('.') + 1);
}

/** Followed by the name of a supplier, it limits every list to that supplier (wire.md §3). */
export const carrierFilterPrefix = 'tripDirector.loadingPerformance.carrierFilter.';
const specialPrefixes = [carrierFilterPrefix, 'tripDirector.slpBinding'];

/** Rights that admit to no operation: they limit or mark the person who holds them. */
export function isSpecial(right: string): boolean {
  return specialPrefixes.some((prefix) => right.startsWith(prefix) && right.length > prefix.length);
}

/** The suppliers that somebody's view is limited to; undefined for no limit. */
export function carrierNamesIn(rights: Iterable<string>): string[] | undefined {
  const names: string[] = [];
  for (const right of rights)
    if (right.startsWith(carrierFilterPrefix)) names.push(right.slice(carrierFilterPrefix.length));
  return names.length > 0 ? names : undefined;
}

/** Who may change roles is an administrator: of them there is always at least one. */
export const administratorRight = 'tripDirector.putUserRole';

/** A pair of rights that one person should not hold together. */
export interface Combination {
  readonly kind: 'captureAndApprove' | 'bankAndApprove' | 'bankAndPay';
  readonly noun: RightNoun;
  readonly rights: readonly [string, string];
}

/**
 * Combinations that let one person do alone what takes two: capture a record and approve it, change bank details and pay.
 * They are warned of, not refused: a small company may have no second person.
 */
export function riskyCombinations(rights: readonly string[]): Combination[] {
  const found: Combination[] = [];
  const operations = rights
    .filter((right) => !isSpecial(right))
    .map((right) => ({ right, operation: operationOf(right) }));
  for (const noun of rightNouns) {
    const own = operations.filter(({ operation }) => nounOf(operation) === noun);
    const captures = own.find(({ operation }) => deedOf(operation) === 'add' && !/Link|File|Otp|OTP/.test(operation));
    const approves = own.find(({ operation }) => deedOf(operation) === 'approve');
    if (captures && approves) found.push({ kind: 'captureAndApprove', noun, rights: [captures.right, approves.right] });
  }
  // Bank details are changed with the record that has them.
  const changesBank = operations.find(
    ({ operation }) =>
      ['add', 'change'].includes(deedOf(operation)) &&
      (/Bank/.test(operation) || /^(?:put|save)(?:Carrier|Shipper|Subcontractor)$/.test(operation)),
  );
  const approvesBank = operations.find(({ operation }) => /^approve\w*Bank/.test(operation));
  const pays = operations.find(({ operation }) => /Payment/.test(operation) && deedOf(operation) !== 'see');
  if (changesBank && approvesBank)
    found.push({ kind: 'bankAndApprove', noun: 'bankDetails', rights: [changesBank.right, approvesBank.right] });
  if (changesBank && pays) found.push({ kind: 'bankAndPay', noun: 'finance', rights: [changesBank.right, pays.right] });
  return found;
}
