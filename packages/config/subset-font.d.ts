declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  interface Options {
    targetFormat: 'woff2';
    /** OpenType feature tags to keep. @default all */
    keepFeatures?: readonly string[];
    variationAxes: Record<string, Axis>;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
