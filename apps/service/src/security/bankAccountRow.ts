import type { BankAccount } from '@site/api/security';

interface Row {
  id: number;
  bank: string;
  ending: string;
  payee_name: string;
  usable_from: Date;
}

/** Returns a bank account as it is sent. */
export const asSent = ({ id, bank, ending, payee_name, usable_from }: Row): BankAccount => ({
  id: String(id),
  bank,
  ending,
  payeeName: payee_name,
  usableFrom: usable_from.getTime(),
});
