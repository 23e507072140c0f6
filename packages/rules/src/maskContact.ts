/** Masks a mobile number or an e-mail address so that only its owner recognizes it: '+84•••01', 'p•••1@example.com'. Source: SES-07. */
export function maskContact(contact: string): string {
  const [local = '', domain] = contact.split('@');
  if (domain === undefined) return `${local.slice(0, 3)}•••${local.slice(-2)}`;
  return `${local.slice(0, 1)}•••${local.length > 2 ? local.slice(-1) : ''}@${domain}`;
}
