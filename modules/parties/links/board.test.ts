import { expect, test } from 'vitest';
import { boardNames, linkBoard } from './contract.ts';

const { list, figures, resend, revoke, extend, remind, copy } = linkBoard;
const contract = {
  getTests: list,
  countTests: figures,
  sendTest: resend,
  endTest: revoke,
  keepTest: extend,
  askTest: remind,
};

test('the contract says which of its operations belong to the board', () => {
  expect(boardNames({ ...contract, copyTest: copy })).toEqual({
    list: 'getTests',
    figures: 'countTests',
    resend: 'sendTest',
    revoke: 'endTest',
    extend: 'keepTest',
    remind: 'askTest',
    copy: 'copyTest',
  });
});

test('a contract that leaves one out is refused at once', () => {
  expect(() => boardNames(contract)).toThrow('no operation to copy');
});
