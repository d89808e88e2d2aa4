import { approvalRight, approvalScreens } from '#modules/approvals/web/index.ts';
import { contractorRight, contractorScreens } from '#modules/contractors/web/index.ts';
import { peopleScreens, roleRight, securityRight, userRight } from '#modules/access/web/index.ts';
import { creditRight, creditScreens } from '#modules/credit/web/index.ts';
import { customerRight, customerScreensWith } from '#modules/customers/web/index.ts';
import { companyScreensWith, templateRight, templateScreens } from '#modules/companies/web/index.ts';
import { documentRight, documentScreens } from '#modules/documents/web/index.ts';
import { commodityTypeScreens } from '#modules/commodity-types/web/index.ts';
import { equipmentTypeScreens } from '#modules/equipment-types/web/index.ts';
import { importScreens } from '#modules/imports/web/index.ts';
import { itemMasterScreens } from '#modules/item-masters/web/index.ts';
import { orderTypeScreens } from '#modules/order-types/web/index.ts';
import { packingTypeScreens } from '#modules/packing-types/web/index.ts';
import { driverScreens } from '#modules/drivers/web/index.ts';
import { vehicleScreens } from '#modules/vehicles/web/index.ts';
import { locationScreens } from '#modules/locations/web/index.ts';
import { profitCentreScreens } from '#modules/profit-centres/web/index.ts';
import { renewalRight, supplierRight, supplierScreens } from '#modules/suppliers/web/index.ts';
import { screen, type Screen } from '#platform/web/screens.ts';
import { shellScreens } from './shell-screens.ts';
import type { texts } from './titles/en.ts';

const customerScreens = customerScreensWith(creditScreens.ofCustomer);

/** Every screen of the desk: its route, its title, its right. A module's screens are fetched through its front door. */
export const screens: readonly Screen<keyof typeof texts>[] = [
  ...shellScreens,
  screen({
    path: '/approvals',
    title: 'approvals',
    needs: approvalRight('getApprovals'),
    component: approvalScreens.inbox,
  }),
  screen({
    path: '/manage-carrier',
    title: 'suppliers',
    needs: supplierRight('getAllCarriersByClientName'),
    component: supplierScreens.list,
  }),
  screen({
    path: '/manage-carrier/$id',
    title: 'supplier',
    needs: supplierRight('getCarrier'),
    parent: '/manage-carrier',
    component: supplierScreens.page,
  }),
  screen({
    path: '/carrierApplicationAdmin/$id',
    title: 'supplier',
    // Capturing and editing are two rights: which one it takes depends on the record, and the screen asks for it.
    needs: supplierRight('getAllCarriersByClientName'),
    parent: '/manage-carrier',
    component: supplierScreens.form,
  }),
  screen({
    path: '/manageCarrierApproval',
    title: 'approvals',
    needs: supplierRight('approveCarrier'),
    component: supplierScreens.waiting,
  }),
  // Without a record the approval of suppliers is the list of what waits.
  screen({
    path: '/carrierApproval',
    title: 'approvals',
    needs: supplierRight('approveCarrier'),
    component: supplierScreens.waiting,
  }),
  screen({
    path: '/carrierApproval/$id',
    title: 'supplier',
    needs: supplierRight('getCarrier'),
    parent: '/manage-carrier',
    component: supplierScreens.review,
  }),
  screen({
    path: '/CreditorApplicationAdmin',
    title: 'contractors',
    needs: contractorRight('getSubcontractors'),
    component: contractorScreens.list,
  }),
  screen({
    path: '/CreditorApplicationAdmin/$id',
    title: 'contractor',
    needs: contractorRight('getSubbieApplication'),
    parent: '/CreditorApplicationAdmin',
    component: contractorScreens.form,
  }),
  screen({
    path: '/manageApplication/contractors',
    title: 'contractorInvitations',
    needs: contractorRight('getSubcontractorLinks'),
    parent: '/CreditorApplicationAdmin',
    component: contractorScreens.invitations,
  }),
  screen({
    path: '/manageApplication',
    title: 'invitations',
    needs: supplierRight('getCarrierApplications'),
    component: supplierScreens.invitations,
  }),
  screen({
    path: '/gitRenewals',
    title: 'renewals',
    needs: renewalRight('getGitLinks'),
    component: supplierScreens.renewals,
  }),
  screen({
    path: '/shipper',
    title: 'customers',
    needs: customerRight('getExistingShippers'),
    component: customerScreens.list,
  }),
  screen({
    path: '/shipper/$id',
    title: 'customer',
    needs: customerRight('getShipper'),
    parent: '/shipper',
    component: customerScreens.page,
  }),
  screen({
    path: '/shippermenu',
    title: 'customerMenu',
    needs: customerRight('getShipperCounts'),
    component: customerScreens.menu,
  }),
  screen({
    path: '/manageshipperlist',
    title: 'manageCustomers',
    needs: customerRight('getShippers'),
    component: customerScreens.manage,
  }),
  screen({
    path: '/pendingshipper',
    title: 'approveCustomers',
    needs: customerRight('getPendingShippers'),
    component: customerScreens.pending,
  }),
  // Without a record the approval of customers is the list of what waits.
  screen({
    path: '/approveshipper',
    title: 'approveCustomers',
    needs: customerRight('getPendingShippers'),
    component: customerScreens.pending,
  }),
  screen({
    path: '/approveshipper/$id',
    title: 'customer',
    needs: customerRight('getShipper'),
    parent: '/pendingshipper',
    component: customerScreens.review,
  }),
  screen({
    path: '/shipperemailslist',
    title: 'customerApplications',
    needs: customerRight('getShipperEmails'),
    component: customerScreens.applications,
  }),
  screen({
    path: '/shippercreateform/$id',
    title: 'customer',
    needs: customerRight('getShipper'),
    parent: '/manageshipperlist',
    component: customerScreens.form,
  }),
  screen({
    path: '/shippereditform',
    title: 'customer',
    needs: customerRight('getShipper'),
    parent: '/manageshipperlist',
    component: customerScreens.form,
  }),
  screen({
    path: '/shippereditform/$id',
    title: 'customer',
    needs: customerRight('getShipper'),
    parent: '/manageshipperlist',
    component: customerScreens.form,
  }),
  screen({
    path: '/creditLimit',
    title: 'maintainCreditLimit',
    needs: creditRight('getShipperCreditChanges'),
    component: creditScreens.list,
  }),
  screen({
    path: '/creditLimit/links',
    title: 'creditLinks',
    needs: creditRight('getShipperCreditLinks'),
    parent: '/creditLimit',
    component: creditScreens.links,
  }),
  screen({
    path: '/capturecreditLimit/$id',
    title: 'creditLimit',
    // Proposing and editing are two rights: which one it takes depends on the record, and the screen asks for it.
    needs: creditRight('getShipperCreditChanges'),
    parent: '/creditLimit',
    component: creditScreens.change,
  }),
  screen({
    path: '/documentManagement',
    title: 'documents',
    needs: documentRight('getDocuments'),
    component: documentScreens.list,
  }),
  screen({
    path: '/documentManagement/missing',
    title: 'missingDocuments',
    needs: documentRight('getMissingDocuments'),
    parent: '/documentManagement',
    component: documentScreens.missing,
  }),
  screen({
    path: '/documentManagement/$id',
    title: 'document',
    needs: documentRight('getDocument'),
    parent: '/documentManagement',
    component: documentScreens.document,
  }),
  ...companyScreensWith(async () => [(await import('#modules/bank/web/index.ts')).companyBankPart]),
  screen({
    path: '/debtorFormSetting',
    title: 'templateSettings',
    needs: templateRight('getCompanyDebtorSetting'),
    component: templateScreens.settings,
  }),
  ...importScreens,
  ...equipmentTypeScreens,
  ...commodityTypeScreens,
  ...packingTypeScreens,
  ...driverScreens,
  ...vehicleScreens,
  ...locationScreens,
  ...itemMasterScreens,
  ...profitCentreScreens,
  ...orderTypeScreens,
  screen({
    path: '/userprofiles',
    title: 'manageUsers',
    needs: userRight('getUsers'),
    component: peopleScreens.users,
  }),
  screen({
    path: '/manageprofile/new-supplier-user',
    title: 'user',
    needs: userRight('saveCarrierUser'),
    parent: '/usermanagement',
    component: peopleScreens.newSupplierUser,
  }),
  screen({
    path: '/manageprofile/$id',
    title: 'user',
    needs: userRight('getUser'),
    parent: '/userprofiles',
    component: peopleScreens.user,
  }),
  screen({
    path: '/usermanagement',
    title: 'supplierUsers',
    needs: userRight('getCarrierUserList'),
    component: peopleScreens.supplierUsers,
  }),
  screen({
    path: '/managerole',
    title: 'roles',
    needs: roleRight('getUserRoles'),
    component: peopleScreens.roles,
  }),
  screen({
    path: '/managerole/$id',
    title: 'role',
    needs: roleRight('getUserRole'),
    parent: '/managerole',
    component: peopleScreens.role,
  }),
  screen({
    path: '/securitylog',
    title: 'securityLog',
    needs: securityRight('getSecurityLog'),
    component: peopleScreens.securityLog,
  }),
  screen({ path: '/profile', title: 'ownProfile', needs: 'signedIn', component: peopleScreens.profile }),
];
