/** Enough of a mobile number or an e-mail address for its owner to know it by: '+84•••01', 'p•••1@example.com'. Source: SES-07. */
export function maskContact(contact: string): string {
  const [local = '', domain] = contact.split('@');
  if (domain === undefined) return `${local.slice(0, 3)}•••${local.slice(-2)}`;
  return `${local.slice(0, 1)}•••${local.length > 2 ? local.slice(-1) : ''}@${domain}`;
}
