/** A brand's switches as they travel, by name. Source: spec §3 "whitelabelVal". */
export type Flags = Readonly<Record<string, string>>;

/** On exactly when '1': a missing flag, 'true' or 'on' is off. */
export function isOn(flags: Flags, name: string): boolean {
  return flags[name] === '1';
}
