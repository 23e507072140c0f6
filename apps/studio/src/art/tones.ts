/** Names of placeholder backgrounds, shown while a tile's picture loads. */
export type GroundName =
  | 'crimson'
  | 'ember'
  | 'amber'
  | 'honey'
  | 'sand'
  | 'olive'
  | 'lime'
  | 'leaf'
  | 'forest'
  | 'jade'
  | 'teal'
  | 'lagoon'
  | 'sky'
  | 'cobalt'
  | 'royal'
  | 'indigo'
  | 'violet'
  | 'plum'
  | 'orchid'
  | 'rose'
  | 'wine'
  | 'cocoa'
  | 'slate'
  | 'ink';

/** Hue family of a background colour. Adjacent tiles never share it. */
export type HueFamily = 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'violet' | 'pink' | 'brown' | 'steel' | 'dark' | 'pale';

/** Colours of a poster background. */
export interface Tone {
  /** Placeholder background shown while the picture loads. */
  loading: GroundName;
  family: HueFamily;
  base: string;
  /** Colour of the pattern on the base; close to the base, so that the motif stays dominant. */
  pattern: string;
  /** Colour of a moon or planet. */
  disc: string;
  /** Colour of the gradient behind the name. */
  foot: string;
  /** Colour of the cut line around the motif and of the outline of the name. */
  ink: string;
}

export const tones = {
  crimson: { loading: 'crimson', family: 'red', base: '#B3121D', pattern: '#D42A22', disc: '#F6E2BE', foot: '#5A050B', ink: '#2A0706' },
  wine: { loading: 'wine', family: 'red', base: '#6E0C22', pattern: '#85142E', disc: '#E9536B', foot: '#2A030B', ink: '#1E040A' },
  ember: { loading: 'ember', family: 'orange', base: '#F04A1D', pattern: '#FF6533', disc: '#FFC25A', foot: '#9A1D02', ink: '#200806' },
  amber: { loading: 'amber', family: 'yellow', base: '#EFA92B', pattern: '#F8C355', disc: '#FFF3CC', foot: '#A85A06', ink: '#2A1204' },
  honey: { loading: 'honey', family: 'yellow', base: '#FFC21A', pattern: '#FF9F12', disc: '#FFF1BE', foot: '#D94B00', ink: '#3A0710' },
  sand: { loading: 'sand', family: 'pale', base: '#F3E2BE', pattern: '#E9CF9A', disc: '#FFFAEB', foot: '#8A3A0C', ink: '#180A08' },
  olive: { loading: 'olive', family: 'green', base: '#5F6F1E', pattern: '#74862A', disc: '#E8E39A', foot: '#252D06', ink: '#141803' },
  lime: { loading: 'lime', family: 'green', base: '#56A022', pattern: '#69B530', disc: '#EFFAB0', foot: '#1C4A08', ink: '#0A2106' },
  leaf: { loading: 'leaf', family: 'green', base: '#157A3A', pattern: '#1D914A', disc: '#C9F2B0', foot: '#04280F', ink: '#06210F' },
  forest: { loading: 'forest', family: 'green', base: '#0B5A3C', pattern: '#0F6E4B', disc: '#E9E2A4', foot: '#032418', ink: '#04140E' },
  jade: { loading: 'jade', family: 'teal', base: '#12796A', pattern: '#188F7D', disc: '#CFF5D8', foot: '#04302B', ink: '#04211F' },
  teal: { loading: 'teal', family: 'teal', base: '#0C6E78', pattern: '#0A5C66', disc: '#BDEFE6', foot: '#02282E', ink: '#03262B' },
  lagoon: { loading: 'lagoon', family: 'teal', base: '#0E8698', pattern: '#149BAE', disc: '#D8F8EE', foot: '#06333A', ink: '#062033' },
  sky: { loading: 'sky', family: 'blue', base: '#2C7FC8', pattern: '#4596DC', disc: '#F2FAFF', foot: '#0A3766', ink: '#0A1B33' },
  cobalt: { loading: 'cobalt', family: 'blue', base: '#0B4FA0', pattern: '#0F61BE', disc: '#BFE4FF', foot: '#06245A', ink: '#061235' },
  royal: { loading: 'royal', family: 'blue', base: '#1D2A8F', pattern: '#2536AC', disc: '#C6CFFF', foot: '#0A0F47', ink: '#0B0D33' },
  indigo: { loading: 'indigo', family: 'violet', base: '#2B1170', pattern: '#3D1C95', disc: '#6A43D0', foot: '#120640', ink: '#0D0530' },
  violet: { loading: 'violet', family: 'violet', base: '#6B26CC', pattern: '#7F38E6', disc: '#F0D9FF', foot: '#2C0A6B', ink: '#190642' },
  plum: { loading: 'plum', family: 'violet', base: '#3F0B56', pattern: '#53156E', disc: '#E2A2F0', foot: '#1B0328', ink: '#12021C' },
  orchid: { loading: 'orchid', family: 'pink', base: '#8A1C86', pattern: '#A32BA0', disc: '#FFC9F4', foot: '#36053A', ink: '#1E0424' },
  rose: { loading: 'rose', family: 'pink', base: '#C02563', pattern: '#D63C78', disc: '#FFE0EA', foot: '#560A2B', ink: '#2B0318' },
  cocoa: { loading: 'cocoa', family: 'brown', base: '#4A2A18', pattern: '#5C3722', disc: '#E8A55A', foot: '#1B0E07', ink: '#160A04' },
  slate: { loading: 'slate', family: 'steel', base: '#22364A', pattern: '#2C445C', disc: '#DCE6F0', foot: '#08131F', ink: '#070E18' },
  ink: { loading: 'ink', family: 'dark', base: '#15120F', pattern: '#29221B', disc: '#C9401E', foot: '#000000', ink: '#0A0403' },
  navy: { loading: 'royal', family: 'blue', base: '#141B4D', pattern: '#1E2866', disc: '#F6E9C4', foot: '#0A0E33', ink: '#0A0A26' },
  abyss: { loading: 'slate', family: 'steel', base: '#062E4F', pattern: '#0B4470', disc: '#1C86A8', foot: '#031A30', ink: '#030D1F' },
  frost: { loading: 'sky', family: 'pale', base: '#DDF4FF', pattern: '#BFE6FA', disc: '#FFFFFF', foot: '#2458B8', ink: '#0B1040' },
  blush: { loading: 'rose', family: 'pale', base: '#FFE3EA', pattern: '#FFCEDB', disc: '#FFFFFF', foot: '#A81E52', ink: '#2B0318' },
  mint: { loading: 'jade', family: 'pale', base: '#D9F5E2', pattern: '#BDEBCD', disc: '#FFFFFF', foot: '#0E6B4B', ink: '#04211F' },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;
