import Bowser from 'bowser';

/** A browser and its system as people call them, such as 'Firefox, Windows'; empty where the header tells neither. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}
