import { expect, test } from 'vitest';
import { z } from 'zod';
import { operation, service } from '#platform/operation.ts';
import {
  aspectOf,
  carrierNamesIn,
  declaredRights,
  deedOf,
  displayNameOf,
  isSpecial,
  nounOf,
  riskyCombinations,
} from './rights.ts';

test.each([
  ['getAllCarriersByClientName', 'show'],
  ['postCarrier', 'create'],
  ['createOrderType', 'create'],
  ['putCarrier', 'edit'],
  ['deleteUser', 'delete'],
  ['approveCarrier', 'manage'],
  ['isCarrierLinkValid', 'manage'],
] as const)('%s is shown as %s, as the specification has it', (name, shown) => {
  expect(displayNameOf(name)).toBe(shown);
});

test.each([
  ['getAllCarriersByClientName', 'suppliers', 'see'],
  ['getCarrierUserList', 'users', 'see'],
  ['approveGitCertificate', 'gitCertificates', 'approve'],
  ['getCarrierDriversAndAlertCount', 'drivers', 'see'],
  ['putUserRole', 'roles', 'change'],
  ['getAuthorisationHolders', 'roles', 'see'],
  ['downloadFile', 'documents', 'see'],
  ['disableCarrierLink', 'suppliers', 'remove'],
  ['postShipperCreditChange', 'creditLimits', 'add'],
  ['submitCreditorApplication', 'contractors', 'submit'],
  ['unlockUser', 'users', 'unlock'],
  ['retireCompanyTerms', 'templates', 'retire'],
  ['commitImport', 'imports', 'commit'],
  ['somethingNew', 'other', 'manage'],
] as const)('%s stands with %s and lets somebody %s', (name, noun, deed) => {
  expect([nounOf(name), deedOf(name)]).toEqual([noun, deed]);
});

test.each([
  ['getCarrier', undefined],
  ['getCarrierHistory', 'history'],
  ['getCarrierLinkCounts', 'figures'],
  ['sendUserInvitation', 'links'],
  ['deleteUserSecondFactor', 'secondFactor'],
  ['getUserRoles', 'lists'],
  ['getBankAccountNumber', 'numbers'],
  ['getPartyNumber', 'numbers'],
  ['getBankRule', 'rules'],
  ['publishCompanyTerms', 'terms'],
  ['getShipperCreditPosition', 'position'],
  ['postFleetSlipFile', 'fleetSlips'],
  ['lockFleetLogMonth', 'fleetLog'],
  ['postVehicleOdometer', 'odometers'],
] as const)('%s is about %s', (name, aspect) => {
  expect(aspectOf(name)).toBe(aspect);
});

test('only what asks for a right is one', () => {
  const empty = z.strictObject({});
  const declared = service('tripDirector', {
    getCarrier: operation({ audience: ['permitted', 'verifiedGuest'], input: empty, output: empty }),
    getCountries: operation({ audience: 'signedIn', input: empty, output: empty }),
  });
  expect(declaredRights([declared])).toEqual([{ authorisation: 'tripDirector.getCarrier', operation: 'getCarrier' }]);
});

test('a supplier filter names a supplier, whatever its name holds', () => {
  const right = 'tripDirector.loadingPerformance.carrierFilter.Karoo Freight (Pty) Ltd. t/a Karoo';
  expect(isSpecial(right)).toBe(true);
  expect(isSpecial('tripDirector.loadingPerformance.carrierFilter.')).toBe(false);
  expect(carrierNamesIn(['tripDirector.getCarrier', right])).toEqual(['Karoo Freight (Pty) Ltd. t/a Karoo']);
  expect(carrierNamesIn(['tripDirector.getCarrier'])).toBeUndefined();
});

test('who captures and approves, or changes a bank and pays, is warned of', () => {
  expect(riskyCombinations(['tripDirector.postCarrier', 'tripDirector.approveCarrier'])).toEqual([
    {
      kind: 'captureAndApprove',
      noun: 'suppliers',
      rights: ['tripDirector.postCarrier', 'tripDirector.approveCarrier'],
    },
  ]);
  expect(riskyCombinations(['tripDirector.postShipperDetail', 'tripDirector.approveCarrier'])).toEqual([]);
  expect(riskyCombinations(['tripDirector.postCarrierLink', 'tripDirector.approveCarrier'])).toEqual([]);
  expect(riskyCombinations(['tripDirector.putBankAccount', 'tripDirector.postPayment'])).toMatchObject([
    { kind: 'bankAndPay' },
  ]);
  // What is created by many names is a supplier all the same; and its bank details change with it.
  expect(riskyCombinations(['tripDirector.saveCarrier', 'tripDirector.approveCarrier'])).toMatchObject([
    { kind: 'captureAndApprove', noun: 'suppliers' },
  ]);
  expect(riskyCombinations(['tripDirector.putShipper', 'tripDirector.approveBankChange'])).toMatchObject([
    { kind: 'bankAndApprove' },
  ]);
});
