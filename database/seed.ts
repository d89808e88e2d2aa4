import { sql } from 'kysely';
import { authorisation, audiencesOf } from '#platform/operation.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database.ts';
import { nounOf } from '#modules/base/access/rights.ts';
import { buildRole, buildUser } from '#modules/base/access/server/index.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { buildCompanyBank } from '#modules/parties/bank/server/index.ts';
import { implementations } from '../server/modules.ts';
import { demoClientBank, demoClientFacts, demoPartners } from './demo-companies.ts';
import { seedCustomerDocuments, seedDocuments } from './seed-documents.ts';
import { seedCarrierFleet } from './seed-carrier-fleet.ts';
import { seedContractors } from './seed-contractors.ts';
import { seedCredit } from './seed-credit.ts';
import { seedCreditors } from './seed-creditors.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedEligibility } from './seed-eligibility.ts';
import { seedFleet } from './seed-fleet.ts';
import { seedFleetLog } from './seed-fleet-log.ts';
import { seedFuelAdjustments } from './seed-fuel-adjustments.ts';
import { seedInspections } from './seed-inspections.ts';
import { seedTyres } from './seed-tyres.ts';
import { seedVehicleInspections } from './seed-vehicle-inspections.ts';
import { seedLoads } from './seed-loads.ts';
import { seedLoadTemplates } from './seed-load-templates.ts';
import { seedAlerts } from './seed-alerts.ts';
import { seedBankStatements } from './seed-bank-statements.ts';
import { seedBooks } from './seed-books.ts';
import { seedDebtors } from './seed-debtors.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedReceipts } from './seed-receipts.ts';
import { seedDriverPay } from './seed-driver-pay.ts';
import { seedExchanges } from './seed-exchanges.ts';
import { seedIncidents } from './seed-incidents.ts';
import { seedPaymentRuns } from './seed-payment-runs.ts';
import { seedPurchaseInvoices } from './seed-purchase-invoices.ts';
import { seedPurchasePapers } from './seed-purchase-papers.ts';
import { seedSupplierStatements } from './seed-supplier-statements.ts';
import { seedRates } from './seed-rates.ts';
import { seedOrders } from './seed-orders.ts';
import { seedLoadDocuments } from './seed-load-documents.ts';
import { seedPods } from './seed-pods.ts';
import { seedImports } from './seed-imports.ts';
import { seedFleetDocuments } from './seed-fleet-documents.ts';
import { seedIntegrations } from './seed-integrations.ts';
import { seedMasterData } from './seed-master-data.ts';
import { dispatcherMay, seedPeople } from './seed-people.ts';
import { seedServicePlans } from './seed-service-plans.ts';
import { seedSuppliers } from './seed-suppliers.ts';
import { seedTenders } from './seed-tenders.ts';
import { seedTemplates } from './seed-templates.ts';
import { seedPaperRequests } from './seed-paper-requests.ts';
import { seedTracking } from './seed-tracking.ts';
import { seedTrips } from './seed-trips.ts';

/** The partition of the demonstration. Everything in it is invented. */
export const demoPartition = 'highveld';
/** Plainly a demonstration: printed at start and in the README. */
export const demoPassword = 'Demo-Freight-2026';

interface DemoPerson {
  readonly account: string;
  readonly name: string;
  readonly surname: string;
  readonly role: string;
  /** In a few words, for the list of users that is printed. */
  readonly may: string;
  readonly grants: (operation: string) => boolean;
}

/** People, roles, the security log and what other systems do are the administrator's alone. */
const isOfPeople = (operation: string) =>
  ['users', 'roles', 'security', 'accessTokens', 'webhooks'].includes(nounOf(operation));
const isRead = (operation: string) => /^(get|is|download)/.test(operation) && !isOfPeople(operation);
/** Invoices of suppliers from capture to the run that pays them: the creditors' clerk, who decides on none of their own. */
const isOfCreditors = (operation: string) =>
  /^(post|put|submit|match|dispute|delete|send)PurchaseInvoice(?!Tolerance)|^(post|send|delete)SupplierStatements?$|^(post|gather|submit|delete)PaymentRun$|^(hold|release)PaymentRunSupplier$|^compareAccountingExport$|^takeAccountingFile$/.test(
    operation,
  );
/** What drivers earn is for those who pay them. */
const isOfPay = (operation: string) => nounOf(operation) === 'driverPay';

const people: readonly DemoPerson[] = [
  {
    account: 'naledi.mokoena@highveld.example',
    name: 'Naledi',
    surname: 'Mokoena',
    role: 'administrator',
    may: 'may do everything',
    grants: () => true,
  },
  {
    account: 'pieter.botha@highveld.example',
    name: 'Pieter',
    surname: 'Botha',
    role: 'onboarding',
    may: 'sends links, captures suppliers and customers',
    grants: (operation) =>
      (isRead(operation) && !isOfPay(operation)) ||
      /^(post|put|send|disable)(Carrier|Subcontractor|GitLink)|^sendEmailToUploadGitCertificate$|^AddSubcontractor$|^submitCreditorApplication$|^(post|put|send|resend|vet|recommend)Shipper(?!Credit)|^(post|put|send|resend|delete)ShipperCredit(Change|Link|File)|^deleteShipperLink$|BillToParty$/.test(
        operation,
      ),
  },
  {
    account: 'thandi.nkosi@highveld.example',
    name: 'Thandi',
    surname: 'Nkosi',
    role: 'approver',
    may: 'approves and rejects, captures invoices of suppliers',
    grants: (operation) =>
      isRead(operation) ||
      isOfCreditors(operation) ||
      (/^(approve|reject|send|vet|recommend|suspend|reopen)|^(undo|waive)Pod$|^(apply|reverse)FuelAdjustment$|^allowLoadInspection$|^deleteS(hipper|ubcontractor)$|^deleteShipperCreditChange$|^putShipperCreditStatus$|^putGitCertificateTerms$|^putApprovalAssignment$|Delegation$|^(reverseTransaction|updateFiscalMonthPosting|addAdditionalFiscalYear)$/.test(
        operation,
      ) &&
        !isOfPeople(operation)),
  },
  {
    account: 'joao.macuacua@highveld.example',
    name: 'João',
    surname: 'Macuácua',
    role: 'viewer',
    may: 'only looks',
    grants: (operation) =>
      isRead(operation) && !isOfPay(operation) && !/^get(BankAccount|Party)Number$|Approval|Delegation/.test(operation),
  },
];

export interface DemoPeople {
  readonly password: string;
  readonly people: readonly Pick<DemoPerson, 'account' | 'role' | 'may'>[];
  /** A driver's page to open; empty where no trip is under way. */
  readonly driverLink?: string | undefined;
}

/** Every right that some operation asks for, by its service. */
function rights(): { right: string; operation: string }[] {
  return implementations.flatMap(({ service }) =>
    Object.entries(service.operations)
      .filter(([, operation]) => audiencesOf(operation).includes('permitted'))
      .map(([operation]) => ({ right: authorisation(service.name, operation), operation })),
  );
}

/**
 * Puts the demonstration in, once; a second start finds it and leaves what people changed. Parts that do not read each
 * other go in together: while the database works on one, the server reckons the next.
 */
export async function seedDemo(app: App): Promise<DemoPeople> {
  const db = app.database.writer(demoPartition);
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('partition', '=', demoPartition)
    .where('is_client', '=', true)
    .executeTakeFirst();
  if (company) await refreshRoles(db);
  const companyId = company?.id ?? (await db.transaction().execute((transaction) => seedCompany(transaction)));
  const place = { partition: demoPartition, companyId };
  const isNew = await hasNone(app, 'supplier');
  await Promise.all([isNew && seedSuppliers(app, place), seedMasterData(app, demoPartition)]);
  // Whoever comes later is compared with those before: a customer shares a telephone with a supplier.
  await Promise.all([
    seedOurCustomers(app, place),
    (isNew ? seedDocuments(app, place) : Promise.resolve()).then(() => seedOurContractors(app, place)),
  ]);
  await seedColleagues(db, companyId);
  await buildCompanyBank(app, demoPartition, companyId, demoClientBank);
  await seedFleet(app, demoPartition);
  await seedCarrierFleet(app, demoPartition);
  await Promise.all([
    seedFleetDocuments(app, place),
    seedImports(app, place)
      .then(() => seedIntegrations(app, { ...place, account: people[0]!.account }))
      .then(() => seedRates(app, demoPartition))
      .then(() => seedOrders(app, demoPartition)),
  ]);
  const driverLink = await seedMovements(app);
  return { password: demoPassword, people, driverLink };
}

type Place = Parameters<typeof seedSuppliers>[1];

/** Whether the partition has no row of this kind. */
async function hasNone(app: App, table: 'supplier' | 'customer' | 'credit_change' | 'contractor'): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where partition = ${demoPartition} limit 1`.execute(
    app.database.writer(demoPartition),
  );
  return rows.length === 0;
}

async function seedOurContractors(app: App, place: Place): Promise<void> {
  if (await hasNone(app, 'contractor')) await seedContractors(app, place);
}

async function seedOurCustomers(app: App, place: Place): Promise<void> {
  if (await hasNone(app, 'customer')) {
    await seedCustomers(app, place);
    await seedCustomerDocuments(app, place);
  }
  if (await hasNone(app, 'credit_change')) await seedCredit(app, { partition: demoPartition });
}

async function seedColleagues(db: Db, companyId: string): Promise<void> {
  const colleague = await db
    .selectFrom('role_profile')
    .select('id')
    .where('partition', '=', demoPartition)
    .where('name', '=', 'dispatcher')
    .executeTakeFirst();
  if (colleague) return;
  const others = { partition: demoPartition, companyId, password: demoPassword, rights: rights() };
  await db.transaction().execute((transaction) => seedPeople(transaction, others));
}

/** Loads, and what came of them: each part looks for loads that the ones before it have left as it needs them. */
async function seedMovements(app: App): Promise<string | undefined> {
  await seedLoads(app, demoPartition);
  await seedFuelAdjustments(app, demoPartition);
  await seedLoadTemplates(app, demoPartition);
  await seedTenders(app, demoPartition);
  await seedInspections(app, demoPartition);
  await seedPods(app, demoPartition);
  await seedLoadDocuments(app, demoPartition);
  await seedDriverPay(app, demoPartition);
  await seedBooks(app, demoPartition);
  await seedInvoices(app, demoPartition);
  await seedDebtors(app, demoPartition);
  await seedPurchaseInvoices(app, demoPartition);
  await seedCreditors(app, demoPartition);
  await seedSupplierStatements(app, demoPartition);
  await seedPurchasePapers(app, demoPartition);
  await seedExchanges(app, demoPartition);
  await seedBankStatements(app, demoPartition);
  await seedReceipts(app, demoPartition);
  await seedPaymentRuns(app, demoPartition);
  await seedFleetLog(app, demoPartition);
  const driverLink = await seedTrips(app, demoPartition);
  await seedTracking(app, demoPartition);
  await seedVehicleInspections(app, demoPartition);
  await seedPaperRequests(app, demoPartition);
  await seedEligibility(app, demoPartition);
  await seedServicePlans(app, demoPartition);
  await seedTyres(app, demoPartition);
  await seedIncidents(app, demoPartition);
  await seedAlerts(app, demoPartition);
  return driverLink;
}

async function seedCompany(db: Db): Promise<string> {
  const companyId = await buildCompany(db, demoPartition, {
    name: 'Highveld Haulage (Pty) Ltd',
    trade_name: 'Highveld Haulage',
    support_email: 'onboarding@highveld.example',
    support_telephone: '+27 10 555 0100',
    ...demoClientFacts,
    address: JSON.stringify(demoClientFacts.address),
  });
  for (const { address, ...company } of demoPartners)
    await buildCompany(db, demoPartition, { ...company, address: JSON.stringify(address), is_client: false });
  await seedTemplates(db, { partition: demoPartition, companyId });
  for (const { account, name, surname, role, grants } of people) {
    const roleId = await buildRole(db, demoPartition, { name: role, authorisations: rightsFor(grants) });
    await buildUser(db, demoPartition, {
      account,
      name,
      surname,
      userRole: role,
      companyId,
      roleId,
      password: demoPassword,
    });
  }
  return companyId;
}

function rightsFor(grants: (operation: string) => boolean): string[] {
  return rights()
    .filter(({ operation }) => grants(operation))
    .map(({ right }) => right);
}

/** The demonstration's own roles learn the rights of operations that a newer version brought. */
async function refreshRoles(db: Db): Promise<void> {
  for (const { role, grants } of [...people, { role: 'dispatcher', grants: dispatcherMay }]) {
    const authorisations = rightsFor(grants);
    await db
      .updateTable('role_profile')
      .set(({ eb }) => ({ authorisations, version: eb('version', '+', 1) }))
      .where('partition', '=', demoPartition)
      .where('name', '=', role)
      .where(sql<boolean>`authorisations is distinct from ${authorisations}::text[]`)
      .execute();
  }
}
