import type { PayingAccount } from '@paga/contract/filing';
import { ibanOf } from '@paga/payroll';
import { decimalText } from '#core/print/csv.ts';
import { type FiledList, reasonOf } from './bank-cells.ts';
import { sumOfPayments, type Transfer } from './split-payments.ts';

/** Where a message comes from: which month and closing, and when it was made. */
type PainHead = { month: string; closing: number; createdAt: Date };

/** A list that says which account it is paid from. */
export type PaidList = FiledList & { payer: PayingAccount };

const TEXT_LENGTH = 70;
const REASON_LENGTH = 140;
const KIND = { ownBank: 'OWN', otherBank: 'ACH', realTime: 'RTGS' } as const;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// What XML 1.0 cannot carry at all is left out; half of a pair can be left over where a text is cut.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as the content of an element, cut to what the message allows; white space at its ends is not content. */
const xmlText = (text: string, most: number): string =>
  [...text.replace(NOT_IN_XML, '').replace(/\s+/g, ' ').trim()]
    .slice(0, most)
    .join('')
    .trim()
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const amount = (cents: number) => decimalText(cents, '.');
const account = (iban: string) => `<Id><IBAN>${iban}</IBAN></Id>`;

function transfer(payment: Transfer, list: FiledList, { month }: PainHead): string {
  return `
      <CdtTrfTxInf>
        <PmtId><EndToEndId>PAGA-${month}-${payment.employeeId}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">${amount(payment.cents)}</InstdAmt></Amt>
        <Cdtr><Nm>${xmlText(payment.name, TEXT_LENGTH)}</Nm></Cdtr>
        <CdtrAcct>${account(ibanOf(payment.account))}</CdtrAcct>
        <RmtInf><Ustrd>${xmlText(reasonOf(payment, list), REASON_LENGTH)}</Ustrd></RmtInf>
      </CdtTrfTxInf>`;
}

/**
 * A list as ISO 20022 pain.001.001.09, salaries as its purpose and no service level: that is agreed with the bank. The same list of the same closing has
 * the same message id, so that a bank can refuse the second copy. `most`: only the first payments, for a preview; its sums are those of the whole list.
 */
export function painDocument(list: PaidList, head: PainHead, most?: number): string {
  const { payments, kind, payerName, paymentDate, payer } = list;
  const id = `PAGA-${head.month}-${KIND[kind]}-${payer.id}-${head.closing}`;
  const sums = `<NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${amount(sumOfPayments(payments))}</CtrlSum>`;
  const debtor = `<Nm>${xmlText(payerName, TEXT_LENGTH)}</Nm>`;
  const priority = kind === 'realTime' ? '<InstrPrty>HIGH</InstrPrty>' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${id}</MsgId>
      <CreDtTm>${head.createdAt.toISOString()}</CreDtTm>
      ${sums}
      <InitgPty>${debtor}</InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${id}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      ${sums}
      <PmtTpInf>${priority}<CtgyPurp><Cd>SALA</Cd></CtgyPurp></PmtTpInf>
      <ReqdExctnDt><Dt>${paymentDate}</Dt></ReqdExctnDt>
      <Dbtr>${debtor}</Dbtr>
      <DbtrAcct>${account(payer.iban)}</DbtrAcct>
      <DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>${payments
        .slice(0, most)
        .map((payment) => transfer(payment, list, head))
        .join('')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
}
