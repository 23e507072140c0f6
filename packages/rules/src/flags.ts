/** Feature flags of a brand, by name. Source: SYS-18. */
export type Flags = Readonly<Record<string, string>>;

/** Returns true only for '1': a missing flag, 'true' or 'on' is off. */
export function isOn(flags: Flags, name: string): boolean {
  return flags[name] === '1';
}
