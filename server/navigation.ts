import type { App } from '#platform/server/app.ts';

/** The menu of the desk: groups in the order of a working day. Each entry names the operation that its screen begins with. */
export const navigation: App['navigation'] = [
  { title: 'Dashboard', items: [{ title: 'Dashboard', url: '/dashboard/1', permission: '' }] },
  {
    title: 'Suppliers',
    items: [
      { title: 'Suppliers', url: '/manage-carrier', permission: 'tripDirector.getAllCarriersByClientName' },
      { title: 'Approvals', url: '/manageCarrierApproval', permission: 'tripDirector.approveCarrier' },
      { title: 'Invitations', url: '/manageApplication', permission: 'tripDirector.getCarrierApplications' },
    ],
  },
];
