import { expect, test } from 'vitest';
import { arrivalAt } from './old-address.ts';

test.each([
  ['/', '#/resetpassword/AbC_1', '/resetPassword', 'AbC_1'],
  ['/', '#/passwordreset/AbC', '/resetPassword', 'AbC'],
  ['/resetPassword/AbC', '', '/resetPassword', 'AbC'],
  ['/passwordreset/AbC/', '', '/resetPassword', 'AbC'],
  ['/resetPassword', '', '/resetPassword', undefined],
  ['/', '#/login', '/login', undefined],
  ['/', '#/manageLoads?page=2', '/manageLoads?page=2', undefined],
  ['/index.html', '#/viewCompanies/12', '/viewCompanies/12', undefined],
  ['/creditor', '', '/manage-carrier', undefined],
  ['/', '#/creditor', '/manage-carrier', undefined],
])('%s%s opens %s', (pathname, hash, path, token) => {
  expect(arrivalAt({ pathname, hash })).toEqual({ path, token });
});

test('an address of a screen, and a place within a page, stay as they are', () => {
  for (const at of [
    { pathname: '/manage-carrier', hash: '' },
    { pathname: '/landing', hash: '#top' },
    { pathname: '/landing', hash: '#//elsewhere.example' },
  ])
    expect(arrivalAt(at)).toEqual({ path: undefined, token: undefined });
});
