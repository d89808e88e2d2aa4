import { sumOf } from '#platform/calculations.ts';
import { decimalOf } from '#platform/money.ts';
import { element as e, xmlDocument } from '#modules/money/invoice-papers/server/index.ts';
import type { BankFile, BankPayment } from '../bank-file.ts';
import { bankId, bankText } from '../bank-text.ts';

/** South Africa's national clearing code in the external code list of ISO 20022: branch codes are of it. */
const clearing = 'ZANCC';

/**
 * The payments as an ISO 20022 customer credit transfer initiation, version pain.001.001.09 (iso20022.org). One batch with one day
 * of execution; count and sum stand in the header and in the batch.
 */
export function pain001(file: BankFile): string {
  const count = String(file.payments.length);
  const sum = decimalOf(sumOf(file.payments.map(({ amount }) => amount)));
  const payer = e('Nm', bankText(file.payer.name, 140));
  const header = e('GrpHdr', [
    e('MsgId', bankId(file.messageId)),
    e('CreDtTm', file.createdAt.toISOString().slice(0, 19)),
    e('NbOfTxs', count),
    e('CtrlSum', sum),
    e('InitgPty', [payer]),
  ]);
  const batch = e('PmtInf', [
    e('PmtInfId', bankId(file.messageId)),
    e('PmtMtd', 'TRF'),
    e('NbOfTxs', count),
    e('CtrlSum', sum),
    e('ReqdExctnDt', [e('Dt', file.payDay)]),
    e('Dbtr', [payer]),
    e('DbtrAcct', [account(file.payer.accountNo), e('Ccy', file.currency)]),
    e('DbtrAgt', [agent(file.payer.branchCode)]),
    ...file.payments.map((payment) => transfer(payment, file.currency)),
  ]);
  return xmlDocument(
    e('Document', [e('CstmrCdtTrfInitn', [header, batch])], {
      xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
    }),
  );
}

function transfer(payment: BankPayment, currency: string) {
  return e('CdtTrfTxInf', [
    e('PmtId', [e('EndToEndId', bankId(payment.endToEndId))]),
    e('Amt', [e('InstdAmt', decimalOf(payment.amount), { Ccy: currency })]),
    e('CdtrAgt', [agent(payment.branchCode)]),
    e('Cdtr', [e('Nm', bankText(payment.name, 140))]),
    e('CdtrAcct', [account(payment.accountNo)]),
    e('RmtInf', [e('Ustrd', bankText(payment.reference, 140))]),
  ]);
}

const account = (number: string) => e('Id', [e('Othr', [e('Id', bankText(number, 34))])]);
const agent = (branchCode: string) =>
  e('FinInstnId', [e('ClrSysMmbId', [e('ClrSysId', [e('Cd', clearing)]), e('MmbId', bankText(branchCode, 35))])]);
