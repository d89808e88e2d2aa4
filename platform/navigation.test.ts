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

test('shows one door to a register: the first that the person may use', () => {
  const all = { title: 'Customers', url: '/manageshipperlist', permission: 'tripDirector.getShippers' };
  const approved = { title: 'Customers', url: '/shipper', permission: 'tripDirector.getExistingShippers' };
  const menuOf = (...held: string[]) =>
    visibleMenu([{ title: 'Parties', items: [all, approved] }], (authorisation) => held.includes(authorisation));
  expect(menuOf(all.permission, approved.permission)).toEqual([{ title: 'Parties', items: [all] }]);
  expect(menuOf(approved.permission)).toEqual([{ title: 'Parties', items: [approved] }]);
});
