/** Stores the choice for a year. The service renders and sends less from the next page on. */
export function storeDataSaving(isOn: boolean) {
  document.cookie = `save-data=${isOn ? 'on' : 'off'}; Path=/; Max-Age=31536000; SameSite=Lax`;
  location.reload();
}
