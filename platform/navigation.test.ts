import { expect, test } from 'vitest';
import { visibleMenu } from './navigation.ts';

const suppliers = { title: 'Suppliers', url: '/manage-carrier', permission: 'tripDirector.getAllCarriersByClientName' };
const drivers = { title: 'Drivers', url: '/drivers', permission: 'tripDirector.getClientDrivers' };
const dashboard = { title: 'Dashboard', url: '/dashboard/1', permission: '' };

test('shows what the person holds, and drops groups that are left empty', () => {
  const menu = visibleMenu(
    [
      { title: 'Suppliers', items: [suppliers, drivers] },
      {
        title: 'Finance',
        items: [{ title: 'Posting periods', url: '/postingPeriods', permission: 'tripDirector.getAllFiscalYears' }],
      },
      { title: 'Home', items: [dashboard] },
      { title: 'Nothing', items: [] },
    ],
    (authorisation) => authorisation === suppliers.permission,
  );
  expect(menu).toEqual([
    { title: 'Suppliers', items: [suppliers] },
    { title: 'Home', items: [dashboard] },
  ]);
});
