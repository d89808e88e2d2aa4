import type { App } from '#platform/server/app.ts';

/** The menu of the desk: groups in the order of a working day. Each entry names the operation that its screen begins with. */
export const navigation: App['navigation'] = [
  { title: 'Dashboard', items: [{ title: 'Dashboard', url: '/dashboard/1', permission: '' }] },
  { title: 'Approvals', items: [{ title: 'Approvals', url: '/approvals', permission: 'tripDirector.getApprovals' }] },
  {
    title: 'Suppliers',
    items: [
      { title: 'Suppliers', url: '/manage-carrier', permission: 'tripDirector.getAllCarriersByClientName' },
      { title: 'Approvals', url: '/manageCarrierApproval', permission: 'tripDirector.approveCarrier' },
      { title: 'Invitations', url: '/manageApplication', permission: 'tripDirector.getCarrierApplications' },
      { title: 'Contractors', url: '/CreditorApplicationAdmin', permission: 'tripDirector.getSubcontractors' },
      {
        title: 'Contractor invitations',
        url: '/manageApplication/contractors',
        permission: 'tripDirector.getSubcontractorLinks',
      },
      { title: 'Drivers', url: '/drivers', permission: 'tripDirector.getClientDrivers' },
      { title: 'Renewals', url: '/gitRenewals', permission: 'tripDirector.getGitLinks' },
    ],
  },
  {
    title: 'Customers',
    items: [
      { title: 'Customer menu', url: '/shippermenu', permission: 'tripDirector.getShipperCounts' },
      { title: 'Customers', url: '/shipper', permission: 'tripDirector.getExistingShippers' },
      { title: 'Manage Customers', url: '/manageshipperlist', permission: 'tripDirector.getShippers' },
      { title: 'Approve Customers', url: '/pendingshipper', permission: 'tripDirector.getPendingShippers' },
      { title: 'Customer Applications', url: '/shipperemailslist', permission: 'tripDirector.getShipperEmails' },
      { title: 'Maintain Credit Limit', url: '/creditLimit', permission: 'tripDirector.getShipperCreditChanges' },
    ],
  },
  {
    title: 'Documents',
    items: [{ title: 'Documents', url: '/documentManagement', permission: 'tripDirector.getDocuments' }],
  },
  {
    title: 'Locations',
    items: [{ title: 'Locations', url: '/viewLocations', permission: 'tripDirector.getLocations' }],
  },
  {
    title: 'Vehicles',
    items: [{ title: 'Vehicles', url: '/vehicles', permission: 'tripDirector.getVehicles' }],
  },
  {
    title: 'Equipment',
    items: [{ title: 'Vehicle Equipment', url: '/transporter', permission: 'tripDirector.getEquipment' }],
  },
  {
    title: 'Commodity and packing',
    items: [
      { title: 'Commodity types', url: '/manageCommodityType', permission: 'tripDirector.getCommodityTypes' },
      { title: 'Packing types', url: '/managePackingType', permission: 'tripDirector.getPackingTypes' },
    ],
  },
  {
    title: 'Item masters',
    items: [{ title: 'Item masters', url: '/itemMasterList', permission: 'tripDirector.getItemMasters' }],
  },
  {
    title: 'Order types',
    items: [{ title: 'Order types', url: '/orderTypes', permission: 'tripDirector.getOrderTypes' }],
  },
  {
    title: 'Finance',
    items: [{ title: 'Profit centres', url: '/profitcentres', permission: 'tripDirector.getAllProfitCentres' }],
  },
  {
    title: 'Companies',
    items: [
      { title: 'Companies', url: '/viewCompanies/1', permission: 'tripDirector.getCompanies' },
      {
        title: 'Template Settings',
        url: '/debtorFormSetting',
        permission: 'tripDirector.getCompanyDebtorSetting',
      },
      { title: 'Import customers', url: '/importdebtor', permission: 'tripDirector.postImport' },
      { title: 'Import suppliers', url: '/importcreditor', permission: 'tripDirector.postImport' },
    ],
  },
  {
    title: 'Users',
    items: [
      { title: 'Manage Users', url: '/userprofiles', permission: 'tripDirector.getUsers' },
      { title: 'Supplier users', url: '/usermanagement', permission: 'tripDirector.getCarrierUserList' },
      { title: 'Roles', url: '/managerole', permission: 'tripDirector.getUserRoles' },
      { title: 'Security log', url: '/securitylog', permission: 'tripDirector.getSecurityLog' },
    ],
  },
];
