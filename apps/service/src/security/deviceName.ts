import Bowser from 'bowser';

/** Returns the browser and its system, such as 'Firefox, Windows'; empty when the header has neither. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}
