import { expect, test } from 'vitest';
import { addressOf, whatsAppOf } from './contact-addresses.ts';

test('makes numbers and addresses that can be tapped', () => {
  expect(addressOf('+27 10 555 0100')).toBe('tel:+27105550100');
  expect(addressOf('help@highveld.example')).toBe('mailto:help@highveld.example');
  expect(addressOf('the office')).toBeUndefined();
});

test('offers a chat for international numbers only', () => {
  expect(whatsAppOf('+27 10 555 0100')).toBe('https://wa.me/27105550100');
  expect(whatsAppOf('010 555 0100')).toBeUndefined();
  expect(whatsAppOf('help@highveld.example')).toBeUndefined();
});
