import { describe, expect, it } from 'vitest';
import { isPublicAddress, linkIn, publicKinds } from './public-address.ts';

const token = 'Zm9v-_barBAZ0123456789';

describe('linkIn', () => {
  it.each(publicKinds)('reads %s', (kind) => expect(linkIn(`#/${kind}/${token}`)).toEqual({ kind, token }));
  it('takes the kind in any case, the token as it is', () =>
    expect(linkIn(`#/CarrierRegister/${token}/`)).toEqual({ kind: 'carrierregister', token }));
  it.each(['.', '>', ').', ',', '%3E', ' and more'])('leaves out what was copied along: %j', (more) =>
    expect(linkIn(`#/carrierregister/${token}${more}`)).toEqual({ kind: 'carrierregister', token }),
  );
  it.each(['#/carrierregister', '#/carrierregister/'])('knows the flow of a link that was cut off: %j', (hash) =>
    expect(linkIn(hash)).toEqual({ kind: 'carrierregister', token: '' }),
  );
  it.each(['', '#', '#/', '#/unknown/abc', `#/carrierregister/${token}/more`])('finds no link in %j', (hash) =>
    expect(linkIn(hash)).toBeUndefined(),
  );
});

it.each([
  ['/', `#/carrierregister/${token}`, true],
  ['/', '#/carrierregister/', true],
  ['/carrierregister', '', true],
  ['/creditorApplicationLinkExpired', '', true],
  ['/errorpage', '', true],
  ['/', '', false],
  ['/', `#/resetpassword/${token}`, false],
  ['/manage-carrier', '', false],
  ['/carrierApplicationAdmin/12', '', false],
])('%s%s is public: %s', (pathname, hash, expected) => expect(isPublicAddress({ pathname, hash })).toBe(expected));
