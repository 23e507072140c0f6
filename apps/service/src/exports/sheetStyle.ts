/** Numbers of the formats in the workbook's styles: money by its decimals. */
export const sheetStyle = { count: 1, money: [1, 2, 3, 4], day: 5, time: 6 } as const;

const formats = ['General', '#,##0', '#,##0.0', '#,##0.00', '#,##0.000', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss'];
/** Numbers below are formats of the file format itself. */
const FIRST_OWN = 164;

/** Returns the part of a workbook that says how its numbers are shown. */
export const stylesXml = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="${formats.length}">`,
    ...formats.map((code, index) => `<numFmt numFmtId="${FIRST_OWN + index}" formatCode="${code}"/>`),
    '</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>',
    '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
    `<cellXfs count="${formats.length}">`,
    ...formats.map((_code, index) => `<xf numFmtId="${FIRST_OWN + index}" applyNumberFormat="1"/>`),
    '</cellXfs></styleSheet>',
  ].join('');
