/** Renders a script element with data, which is never run; escapes `<` so that the data cannot end it. */
export const dataBlock = (attributes: string, data: unknown): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
