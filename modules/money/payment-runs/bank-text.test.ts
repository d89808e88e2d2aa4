import { expect, test } from 'vitest';
import { bankId, bankText } from './bank-text.ts';

test('writes names in the signs that banks take (case 68)', () => {
  expect(bankText('Müller & Söhne_Vervoer – Žižka', 140)).toBe('Mueller + Soehne-Vervoer - Zizka');
  expect(bankText('Łódź “Trans” ł', 140)).toBe("Lodz 'Trans' l");
  expect(bankText('运输 Hlophe*#', 140)).toBe('Hlophe');
  expect(bankText('A'.repeat(150), 140)).toHaveLength(140);
});

test('makes ids of at most 35 allowed signs', () => {
  expect(bankId('PR-0147 / Müller')).toBe('PR-0147/Mueller');
  expect(bankId('//a//b/')).toBe('a/b');
  expect(bankId('x'.repeat(50))).toHaveLength(35);
});
