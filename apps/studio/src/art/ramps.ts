/** Four shades of one colour, from lit to shaded. `dark` is near black but keeps the hue: for outlines, pupils, depths. */
export interface Ramp {
  light: string;
  mid: string;
  deep: string;
  dark: string;
}

export const ramps = {
  gold: { light: '#FFF0B0', mid: '#FFB824', deep: '#CB7B10', dark: '#33180A' },
  ember: { light: '#FFC08A', mid: '#F4601E', deep: '#A92E0A', dark: '#2E0A06' },
  crimson: { light: '#FFB1A6', mid: '#E5242F', deep: '#96101F', dark: '#2B040A' },
  rose: { light: '#FFE1EC', mid: '#FF7FB0', deep: '#D23B7E', dark: '#450C2E' },
  orchid: { light: '#F9D3FF', mid: '#CF58E6', deep: '#7E229F', dark: '#2A0638' },
  violet: { light: '#D5C8FF', mid: '#7D58F2', deep: '#4526A8', dark: '#170A48' },
  royal: { light: '#BFD2FF', mid: '#3E6BFF', deep: '#1D38A8', dark: '#0A1040' },
  azure: { light: '#D2F6FF', mid: '#35BDF5', deep: '#0D70BF', dark: '#062A55' },
  teal: { light: '#BDFBEE', mid: '#27B7A5', deep: '#0B7A78', dark: '#042A30' },
  jade: { light: '#CFFFDC', mid: '#2FC27E', deep: '#0F8050', dark: '#06301F' },
  lime: { light: '#F1FFB8', mid: '#A6DE36', deep: '#578F14', dark: '#1A3008' },
  snow: { light: '#FFFFFF', mid: '#E6F0F8', deep: '#9FB6D0', dark: '#15233A' },
  steel: { light: '#F2F5FA', mid: '#AEBACD', deep: '#66728C', dark: '#171C2B' },
  onyx: { light: '#8C93A8', mid: '#3A4056', deep: '#20242F', dark: '#08090E' },
  bronze: { light: '#F6D6A8', mid: '#BF7F40', deep: '#733F1B', dark: '#2A1408' },
  pearl: { light: '#FFFBF0', mid: '#F3E2BE', deep: '#C2A36C', dark: '#3D2A12' },
} as const satisfies Record<string, Ramp>;

export type RampName = keyof typeof ramps;
